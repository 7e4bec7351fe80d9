package moments

// The way up to the winner, in milliseconds: it stands until somebody goes on, or so long.
const (
	WinnerTakes = 9_000
	// WinnerTakesAlone is how long it stands where only computers play.
	WinnerTakesAlone = 5_000
)

// When the parts of the way up to the winner begin.
const (
	ThirdRises, SecondRises = 400, 900
	DrumRolls               = 1_500
	WinnerRises             = 2_200
	ConfettiFalls           = 2_300
	RankingLooksUp          = 3_400
)
