package theater

import (
	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	guide "bigpayday/game/conquest/lesson"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/lesson"
	"bigpayday/game/table"
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
	a.SetLessonOffered()
	if t := against(a, guide.FirstGame(), guide.Player, table.Easy, nil); t != nil {
		m := New(a, t)
		m.Teach(guide.New(), 1, 1)
		m.Show()
	}
}

// beginReady begins a game of a person against computers on the page of today's month, with
// days that are dealt, whose armies are placed in one go.
func beginReady(a *app.App) {
	const person, seats = 0, 3
	game := conquest.Setup{
		Seed: table.NewSeed(), Page: thisMonth(), Seats: seats, First: conquest.NoSeat,
		House: conquest.HouseRules(0).With(conquest.DealtDays).With(conquest.QuickSetup),
	}
	if t := against(a, game, person, table.Normal, a.Store); t != nil {
		Begin(a, t)
	}
}

// against opens the table of a game of a person at a seat against computers of a kind. Where
// there can be none it says why, and returns nil.
func against(a *app.App, game conquest.Setup, person conquest.Seat, kind table.Kind, storage table.Storage) *armies.Table {
	setup := armies.Setup{Game: game, Players: a.Against(int(game.Seats), int(person), kind)}
	t, err := armies.New(setup, storage)
	if err != nil {
		a.Inform(a.Say("error.title"), wording.New(a.Words, game.Page, nil).Refusal(err), nil)
		return nil
	}
	return t
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
