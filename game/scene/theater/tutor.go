package theater

import (
	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	guide "bigpayday/game/conquest/lesson"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/lesson"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// heard is what the guide has heard of.
type heard struct {
	events int
	prompt conquest.Prompt
	over   bool
}

// BeginLesson begins the first game, in which a coach explains what comes up. It is kept
// nowhere, so that the game which waits on the title stays as it is.
func BeginLesson(a *app.App) {
	setup := armies.Setup{Game: guide.FirstGame()}
	for seat := range setup.Game.Seats {
		p := table.Player{Name: a.Say("player.computer", words.Number("n", seat)), Token: seat, Colour: seat, Kind: table.Easy}
		if conquest.Seat(seat) == guide.Player {
			p.Name, p.Kind = a.Say("player.default.1"), table.Human
		}
		setup.Players = append(setup.Players, p)
	}
	t, err := armies.New(setup, nil)
	if err != nil {
		a.Inform(a.Say("error.title"), wording.New(a.Words, setup.Game.Page, nil).Refusal(err), nil)
		return
	}
	m := New(a, t)
	m.Tutor.Guide, m.Tutor.Teaches = guide.New(), true
	a.Teaching = true
	m.Show()
}

// LetHear lets the guide hear of all that has come to be seen since the last call, and of
// what is asked now. It reports whether something else is to be said than before.
func (m *Theater) LetHear() (changed bool) {
	u, sh := &m.heard, m.Campaign.Shown()
	count := sh.Log.Count()
	g, ok := m.Tutor.Guide.(*lesson.Guide[*guide.Moment])
	if !ok {
		u.events = count
		return false
	}
	me := m.Pupil()
	state := m.Table.State()
	for i := min(count-u.events, sh.Log.Len()) - 1; i >= 0; i-- {
		moment := guide.After(state, me, sh.Log.At(i).Event.SeenBy(me))
		changed = g.Hear(&moment) || changed
	}
	prompt, asked := m.Asked()
	if over := m.Over(); over && !u.over || asked && (count != u.events || prompt != u.prompt) {
		if asked {
			me = prompt.Seat
		}
		moment := guide.Now(state, me)
		changed = g.Hear(&moment) || changed
	}
	*u = heard{count, prompt, m.Over()}
	return changed
}
