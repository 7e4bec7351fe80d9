package armies

import (
	"cmp"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/scene/results"
	"bigpayday/game/scene/theater"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/campaign"
	"bigpayday/render/charts"
	"bigpayday/render/pieces"
	"bigpayday/render/warfare"
)

// game is a game of Conquest that is over, see [results.Game].
type game struct {
	*theater.Theater
	ranking []results.Rank
}

// New returns the results of a game that is over.
func New(_ *app.App, m *theater.Theater) app.Scene {
	return results.New(m.Session, theater.ResultsDoor.ID(), &game{m, rankingOf(m.Campaign.Shown())})
}

// Ending returns how much of the end of the game the campaign has played.
func (g *game) Ending() results.Ending {
	a := g.Campaign.Actors()
	switch end := &a.End; {
	case !g.Campaign.Busy():
		return results.AtRest
	case a.Calm && end.On:
		return results.Ending{Stamped: true, Scale: 1, Drawn: min(end.Drawn, 1)}
	default:
		return results.Ending{Stamped: end.On, Scale: end.Scale, Shake: end.Shake, Drawn: end.Drawn, Moment: a.Moment}
	}
}

// parts are the messages of the parts of the bars, by [charts.Bar], and of the bracket.
var parts = [...]string{
	charts.BarRegular: "base", charts.BarEarned: "regions", charts.BarExtra: "sets",
	charts.BarSpent: "attack", charts.BarOther: "defence", charts.LegendLeft: "left",
}

// Report tells how the game went.
func (g *game) Report() results.Report {
	sh := g.Campaign.Shown()
	name, _ := wording.Length(g.Words, sh.Setup.Rounds)
	say := func(id string) string { return g.Say("conquest.results." + id) }
	r := results.Report{
		Messages: "conquest.results.",
		Of: g.Say("conquest.results.of",
			words.Text("page", app.UpperFirst(g.Speaker.Page())), words.Text("rounds", g.Words.Count("conquest.length.rounds", int(sh.Round))), words.Text("length", name)),
		Note:      g.Speaker.Outcome(sh.Winners, byRounds(sh), sh.Sums),
		Columns:   []string{say("days"), say("armies"), say("last_round")},
		Whole:     sh.Whole,
		Parts:     parts,
		Total:     say("armies"),
		Sum:       g.number,
		Signed:    g.signed,
		Uncoached: sh.Setup.House.Has(conquest.NoCoach),
	}
	if !byRounds(sh) {
		r.Columns = []string{say("taken"), say("armies"), say("days")}
	}
	best := g.ranking[0].Seat
	r.Won, r.After = g.Words.Count("moment.days", sh.Held(best).Len()), g.Words.Count("moment.rounds", int(sh.Round))
	if byRounds(sh) {
		r.Won, r.After = g.Words.Count("moment.days", int(sh.Sums[best])), g.Say("moment.last_round")
	}
	for _, rank := range g.ranking {
		r.Ranks = append(r.Ranks, g.rank(rank))
	}
	if !sh.Whole {
		return r
	}
	r.Course = g.course()
	for kind := range wording.NumAwards {
		seats := results.Most(sh.Seats(), func(seat conquest.Seat) int64 { return earns[kind](&sh.Tally[seat]) })
		if seats != 0 && seats.Len() < sh.Seats() {
			r.Awards = append(r.Awards, g.award(kind, seats))
		}
	}
	return r
}

// rank tells what a seat came to its place with.
func (g *game) rank(k results.Rank) results.Rank {
	sh := g.Campaign.Shown()
	days, tally := int32(sh.Held(k.Seat).Len()), &sh.Tally[k.Seat]
	columns := [...]int32{days, k.Left, int32(sh.Sums[k.Seat])}
	if !byRounds(sh) {
		columns = [...]int32{int32(tally.Days), k.Left, days}
	}
	for _, n := range columns {
		figure := results.Figure{Text: g.number(n)}
		if n == 0 {
			figure.Ink = results.Faint
		}
		k.Figures = append(k.Figures, figure)
	}
	k.Figure = g.Speaker.Days(days) + " · " + g.Speaker.Armies(k.Left)
	if !sh.Whole {
		return k
	}
	if !sh.In(k.Seat) {
		k.Note = g.Say("conquest.results.out", words.Number("round", roundOf(sh, sh.OutAt[k.Seat])))
		k.Figure = k.Note
	}
	k.Parts = results.Amounts{
		charts.BarRegular: int32(sh.Setup.Infantry(k.Seat)) + tally.ForDays,
		charts.BarEarned:  tally.ForRegions, charts.BarExtra: tally.SetArmies,
		charts.BarSpent: tally.Lost, charts.BarOther: tally.Fallen,
	}
	list := make([]string, len(k.Parts))
	for i, n := range k.Parts {
		list[i] = g.Say("results.award.figure", words.Text("name", g.Say("conquest.results."+parts[i])), words.Text("figure", g.number(n)))
	}
	k.Text = strings.Join(list, g.Say("list.comma"))
	var out []string
	for seat := range conquest.Seat(sh.Setup.Seats) {
		if tally.KnockedOut.Has(seat) {
			out = append(out, g.Names[seat])
		}
	}
	if len(out) > 0 {
		k.Text += "\n" + g.Say("conquest.results.knocked_out", words.Text("names", g.Words.List(out)))
	}
	return k
}

// number writes a number, signed one that comes in or goes out.
func (g *game) number(n int32) string { return g.Words.Decimal(float64(n), 0) }

func (g *game) signed(n int32) string {
	if n > 0 {
		return g.Say("conquest.results.plus", words.Text("number", g.number(n)))
	}
	return g.number(n)
}

// Props are a piece of the winner's and the dice of both sides.
func (g *game) Props() (picture *flow.Node, dice []pieces.Die) {
	army := g.Army(g.ranking[0].Seat)
	picture = flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		warfare.Piece(t, dst, army, warfare.Artillery, r.CenterX(), r.CenterY(), min(r.W, r.H), warfare.OnDay, render.Pose{})
	})
	return picture, []pieces.Die{{Color: attackDice, N: 6}, {Color: defenceDice, N: 5}}
}

// LookBack returns the look back at the days.
func (g *game) LookBack() app.Scene {
	return results.NewLookBack(g.Session, "conquest-days", newDays(g.Theater))
}

// LearnAgain begins the lesson once more.
func (g *game) LearnAgain() { theater.BeginLesson(g.App) }

// NextLesson is none: there is one lesson.
func (g *game) NextLesson() func() { return nil }

// Review returns what weighs the decisions of the persons, nil where it cannot be done.
func (g *game) Review() results.Review {
	if r := g.Table.Review(); r != nil {
		return &review{r, g.Theater}
	}
	return nil
}

// review is an [armies.Review] in words.
type review struct {
	*armies.Review
	m *theater.Theater
}

// Costliest returns the decisions that cost a person most.
func (r *review) Costliest(seat conquest.Seat) (list []results.Regret) {
	for _, regret := range r.Review.Costliest(seat) {
		list = append(list, results.Regret{
			Chosen: r.m.Speaker.Offer(&regret.View, conquest.Option{Choice: regret.Choice}).Label,
			Better: r.m.Speaker.Better(&regret.View, regret.Better),
			Cost:   r.m.Speaker.Cost(regret.Cost),
		})
	}
	return list
}

// rankingOf ranks the players of a game that is over: those who won, the others who were in
// it to the end, by the days through the last round and then by their armies, and at last
// those who were out, the later the better.
func rankingOf(sh *campaign.Shown) []results.Rank {
	ranks := make([]results.Rank, sh.Setup.Seats)
	for i := range ranks {
		seat := conquest.Seat(i)
		ranks[i] = results.Rank{Seat: seat, Winner: sh.Winners.Has(seat), Left: sh.Troops(seat)}
	}
	results.Place(ranks, func(a, b *results.Rank) int {
		if in := sh.In(a.Seat); in != sh.In(b.Seat) || !in {
			// Who is not out is so later than anybody.
			return cmp.Compare(sh.OutAt[b.Seat]-1, sh.OutAt[a.Seat]-1)
		}
		return cmp.Or(cmp.Compare(sh.Sums[b.Seat], sh.Sums[a.Seat]), cmp.Compare(b.Left, a.Left))
	})
	return ranks
}

// byRounds reports whether the game ended because its rounds were over: then more than one
// player is left.
func byRounds(sh *campaign.Shown) bool {
	in := 0
	for seat := range conquest.Seat(sh.Setup.Seats) {
		if sh.In(seat) {
			in++
		}
	}
	return in > 1
}

// roundOf returns the round of a turn.
func roundOf(sh *campaign.Shown, turn uint16) (round uint8) {
	for _, p := range sh.Course.Points() {
		if p.Turn <= turn {
			round = p.Round
		}
	}
	return round
}
