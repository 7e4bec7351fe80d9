package states

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/input"
)

// lessonStates are the states of the lesson and its hints.
var lessonStates = []State{
	{"lesson-roll", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("roll") }},
	{"lesson-bill", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("bill") }},
	{"lesson-cash", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("cash") }},
	{"lesson-jackpot", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("jackpot") }},
	{"lesson-borrow", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("borrow") }},
	{"lesson-loan", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("loan") }},
	{"lesson-hunt", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("hunt") }},
	{"lesson-message", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("message"); s.Ticks(90) }},
	{"lesson-friend", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("friend") }},
	{"lesson-buyer", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("buyer") }},
	{"lesson-number", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("number") }},
	{"lesson-pay-day", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("pay-day") }},
	{"lesson-repay", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("repay") }},
	{"lesson-end", func(s *scenetest.Studio) { s.BeginLesson(); s.LessonUpTo("end") }},
	{"lesson-lay", func(s *scenetest.Studio) { s.BeginMonthLesson(); s.LessonUpTo("lay") }},
	{"lesson-start", func(s *scenetest.Studio) { s.BeginMonthLesson(); s.LessonUpTo("start") }},
	{"lesson-built", func(s *scenetest.Studio) { s.BeginMonthLesson(); s.LessonUpTo("built") }},
	{"lesson-menu", func(s *scenetest.Studio) { s.BeginLesson(); s.Press(input.KeyEscape); s.Tick() }},
	{"hint-bill", func(s *scenetest.Studio) {
		s.BeNewcomer()
		s.MidGame(scenetest.SixPlayers)
		s.StackCards(engine.MailDeck, scenetest.OfKind(engine.Bill))
		s.LandOn(engine.Mail1)
		s.UntilHeld()
	}},
	{"hint-lottery", func(s *scenetest.Studio) {
		s.BeNewcomer()
		s.MidGame(scenetest.Standard)
		s.LandOn(engine.LotterySpace)
		s.UntilAsked(engine.AnteUp)
	}},
}
