package scenetest

import (
	"bigpayday/game/app"
	"bigpayday/game/conquest"
	"bigpayday/render/campaign"
	"bigpayday/render/moments"
)

// conquestResultsStates are the states of the results of Conquest.
var conquestResultsStates = []State{
	{"conquest-results-2", func(s *Studio) { s.FinishedConquest(ConquestOfTwo) }},
	{"conquest-results-6", func(s *Studio) { s.FinishedConquest(ConquestOfSix) }},
	{"conquest-winner-6", func(s *Studio) { s.FinishedConquest(ConquestOfSix); s.CrownTheWinner() }},
	{"conquest-results-tie", func(s *Studio) { s.FinishedConquest(ConquestTied) }},
	{"conquest-results-turn", func(s *Studio) { s.FinishedConquest(ConquestOfSix); s.PointAt("chart"); s.Ticks(2) }},
	{"conquest-results-dice", func(s *Studio) {
		s.FinishedConquest(ConquestOfSix)
		choose := s.Box("measure")
		s.ClickAt(choose.X+choose.W*5/6, choose.CenterY())
		s.MoveAway()
		s.Ticks(2)
	}},
	{"conquest-results-review", func(s *Studio) { s.FinishedConquest(ConquestCareless); s.Click("review"); s.UntilReviewed() }},
	{"conquest-results-unknown", func(s *Studio) {
		s.FinishedConquest(ConquestOfSix)
		s.Theater.Campaign = campaign.FromState(s.Theater.Table.State())
		s.Theater.Show()
		s.Ticks(2)
	}},
	{"conquest-results-days", func(s *Studio) { s.FinishedConquest(ConquestOfSix); s.Click("look"); s.MoveAway(); s.Ticks(2) }},
}

// FinishedConquest puts a game of Conquest on the screen that is over.
func (s *Studio) FinishedConquest(f *Conquest) {
	s.PlayConquest(f)
	s.Settle()
}

// CrownTheWinner lets everybody go up to the winner of a game of Conquest that is over once more.
func (s *Studio) CrownTheWinner() {
	sh := s.Theater.Campaign.Shown()
	s.Theater.Campaign.Queue(conquest.Event{Kind: conquest.GameOver, Winners: sh.Winners, Why: sh.Why})
	s.Until("the winner", func() bool { return s.Theater.Campaign.Actors().Moment.At > moments.RankingLooksUp })
}

// UntilReviewed lets ticks pass until all decisions of a game have been weighed.
func (s *Studio) UntilReviewed() {
	s.Until("the end of the review", s.Top().(app.Reckoner).Reckoned)
	s.Ticks(2)
}
