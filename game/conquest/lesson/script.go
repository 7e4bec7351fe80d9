package lesson

import (
	"bigpayday/game/conquest"
	"bigpayday/game/lesson"
	"bigpayday/game/words"
)

// settled is how many days somebody holds who may be told where to go on.
const settled = 2

// script is the nine remarks.
var script = []lesson.Line[*Moment]{
	{Topic: "together", At: lesson.TheMonth, When: func(m *Moment) bool { return m.asked(conquest.ClaimDay) }},
	{Topic: "borders", At: lesson.TheKey, When: func(m *Moment) bool { return m.asked(conquest.ClaimDay) && m.Days >= settled }},
	{Topic: "placing", At: lesson.TheAnswer, When: func(m *Moment) bool { return m.asked(conquest.PlaceArmy) || m.asked(conquest.Reinforce) },
		Figures: func(m *Moment) lesson.Figures { return lesson.Figures{Number: m.Prompt.Armies} }},
	{Topic: "chances", At: lesson.TheOdds, When: func(m *Moment) bool { return m.asked(conquest.Attack) },
		Figures: func(m *Moment) lesson.Figures { return lesson.Figures{Percent: percent(m.Chance)} }},
	{Topic: "dice", At: lesson.TheDice, When: func(m *Moment) bool { return m.happened(conquest.Thrown) },
		Figures: func(m *Moment) lesson.Figures {
			return lesson.Figures{Number: int32(m.Event.Beaten), Other: int32(m.Event.Lost)}
		}},
	{Topic: "moving-in", At: lesson.TheAnswer, When: func(m *Moment) bool { return m.asked(conquest.Occupy) },
		Figures: func(m *Moment) lesson.Figures { return lesson.Figures{Number: int32(m.Prompt.Dice), Other: m.Most} }},
	{Topic: "stopping", At: lesson.TheAnswer, When: func(m *Moment) bool { return m.asked(conquest.Attack) && m.Took }},
	{Topic: "card", At: lesson.TheHand, When: func(m *Moment) bool { return m.happened(conquest.CardDrawn) }},
	{Topic: "sets", At: lesson.TheHand, When: func(m *Moment) bool {
		return m.asked(conquest.TurnIn) || m.Happened && m.Event.Kind == conquest.SetTurnedIn
	}, Figures: func(m *Moment) lesson.Figures { return lesson.Figures{Number: m.Set} }},
}

// percent returns a chance in parts of 10,000 as a whole number of 100. No attack is
// hopeless or certain.
func percent(chance int32) int32 { return min(max(chance*100/conquest.Whole, 1), 99) }

// New returns the guide through the first game.
func New() *lesson.Guide[*Moment] { return lesson.NewGuide(script) }

// NewHints returns the guide through other games, see [lesson.NewHintGuide].
func NewHints(told string) *lesson.Guide[*Moment] { return lesson.NewHintGuide(script, told) }

// AllTold returns the topics of all remarks as settings remember them.
func AllTold() string { return lesson.Topics(script) }

// Say puts a remark into words.
func Say(w *words.Words, r lesson.Remark) string {
	return w.Say("conquest.lesson."+string(r.Topic),
		words.Number("number", r.Number), words.Number("other", r.Other), words.Number("percent", r.Percent))
}

// Player is the seat of the person who learns. The others are computers.
const Player conquest.Seat = 0

// firstSeed was found by a search: whoever plays by rules of thumb hears all remarks, and
// wins. The test of the first game says so.
const firstSeed = 1

// FirstGame returns the setup of the game that the lesson is given in: half a year with
// two computers, and armies placed in one go.
func FirstGame() conquest.Setup {
	return conquest.Setup{
		Seed: firstSeed, Page: conquest.MonthPage(2027, 1), Seats: 3, First: Player, Rounds: 6,
		House: conquest.HouseRules(0).With(conquest.QuickSetup),
	}
}
