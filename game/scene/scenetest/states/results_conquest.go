package states

import (
	"bigpayday/game/app"
	"bigpayday/game/conquest"
	"bigpayday/game/scene/scenetest"
	"bigpayday/render/campaign"
	"bigpayday/render/moments"
)

// conquestResultsStates are the states of the results of Conquest.
var conquestResultsStates = []State{
	{"conquest-results-2", func(s *scenetest.Studio) { s.FinishedConquest(scenetest.ConquestOfTwo) }},
	{"conquest-results-6", func(s *scenetest.Studio) { s.FinishedConquest(scenetest.ConquestOfSix) }},
	{"conquest-winner-6", func(s *scenetest.Studio) { s.FinishedConquest(scenetest.ConquestOfSix); crownTheWinner(s) }},
	{"conquest-results-tie", func(s *scenetest.Studio) { s.FinishedConquest(scenetest.ConquestTied) }},
	{"conquest-results-turn", func(s *scenetest.Studio) { s.FinishedConquest(scenetest.ConquestOfSix); s.PointAt("chart"); s.Ticks(2) }},
	{"conquest-results-dice", func(s *scenetest.Studio) {
		s.FinishedConquest(scenetest.ConquestOfSix)
		choose := s.Box("measure")
		s.ClickAt(choose.X+choose.W*5/6, choose.CenterY())
		s.MoveAway()
		s.Ticks(2)
	}},
	{"conquest-results-review", func(s *scenetest.Studio) {
		s.FinishedConquest(scenetest.ConquestCareless)
		s.Click("review")
		untilReviewed(s)
	}},
	{"conquest-results-unknown", func(s *scenetest.Studio) {
		s.FinishedConquest(scenetest.ConquestOfSix)
		s.Theater.Campaign = campaign.FromState(s.Theater.Table.State())
		s.Theater.Show()
		s.Ticks(2)
	}},
	{"conquest-results-days", func(s *scenetest.Studio) {
		s.FinishedConquest(scenetest.ConquestOfSix)
		s.Click("look")
		s.MoveAway()
		s.Ticks(2)
	}},
}

// crownTheWinner lets everybody go up to the winner of a game of Conquest that is over once more.
func crownTheWinner(s *scenetest.Studio) {
	sh := s.Theater.Campaign.Shown()
	s.Theater.Campaign.Queue(conquest.Event{Kind: conquest.GameOver, Winners: sh.Winners, Why: sh.Why})
	s.Until("the winner", func() bool { return s.Theater.Campaign.Actors().Moment.At > moments.RankingLooksUp })
}

// untilReviewed lets ticks pass until all decisions of a game have been weighed.
func untilReviewed(s *scenetest.Studio) {
	s.Until("the end of the review", s.Top().(app.Reckoner).Reckoned)
	s.Ticks(2)
}
