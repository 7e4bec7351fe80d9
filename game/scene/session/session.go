package session

import (
	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// GoOn are the actions that go on: the key for that, and the one that takes what is proposed.
var GoOn = input.SetOf(input.GoOn, input.Accept)

// Session is one running game on the screen. Its pages share it, each shows its part of it.
//
// What a person chooses goes to the table at once and is played afterwards; nobody is asked
// anything before what is shown is at rest.
type Session struct {
	*app.App
	// Game is what is played, and Table where it is decided.
	Game  Game
	Table table.Game

	// Players is who sits where, Names what they are called, Tokens what they look like;
	// People are the seats of persons.
	Players []table.Player
	Names   []string
	kinds   []string // who plays them: "Person", "Computer · normal"
	ways    []string // how a computer plays, "" of a person
	Tokens  [rules.MaxSeats]pieces.Token
	People  rules.SeatSet
	Faces   Faces
	Talk    Talk
	theme   audio.Theme // that the music was told to play

	Log   Log
	Toast toast

	patience patience
	// labels say what persons have chosen, by how many choices there were before.
	labels map[int]string
	// asks is how many choices there were before a question that is asked after all, because its
	// answer was taken back, -1 for none.
	asks int
	// pause is how many ticks a computer still waits before it decides, so
	// that people can follow.
	pause int
	// heldFor is for how many ticks the key that goes on has been held.
	heldFor int
	// Halted says that computers wait until a person lets them go on.
	Halted bool
	// Hurried says that all is played in an instant until a person is asked something or
	// waited for, or the game is over.
	Hurried bool
	// Instantly are the people who have not seen a recap yet of what they missed
	// because it was shown in an instant.
	Instantly rules.SeatSet
	// Tutor is who explains what comes up.
	Tutor tutor
	slip  Speech
	// Grace finds out what a press is meant for.
	Grace  grace
	saving savingState
	// Ringed is the widget of a thing on a board that does nothing, but has a tip: only the ring of
	// the keyboard comes and goes round it.
	Ringed ui.Widget
	// toasted is what the toast said that was told last.
	toasted string
	// holder is the person who was asked last, or NoSeat.
	holder rules.Seat
	sounds []beats.Sound
}

// New returns the session of a table. Its game has to be set, and Reseat to be called,
// before it is used.
func New(a *app.App, t table.Game) *Session {
	s := &Session{App: a, Table: t, labels: map[int]string{}, holder: rules.NoSeat, asks: -1}
	s.Ringed = s.ringed()
	return s
}

// Open seats the players of a game and takes in what has happened so far.
func (s *Session) Open(g Game) {
	s.Game = g
	s.App.Running, s.App.Teaching, s.App.PutAside = s.Table, false, g.PutAside
	s.App.Rewatch = func() { g.Replay(rules.NoSeat) }
	s.Reseat()
	s.Recount()
	s.awaitSave()
}

// Reseat takes over who sits at the table now.
func (s *Session) Reseat() {
	s.Players = s.Table.Players()
	s.Names, s.kinds, s.ways, s.People = s.Names[:0], s.kinds[:0], s.ways[:0], 0
	for i, p := range s.Players {
		s.Names = append(s.Names, s.NameOf(p, i))
		s.kinds, s.ways = append(s.kinds, s.sayKind(p.Kind)), append(s.ways, s.sayWay(p))
		s.Tokens[i] = pieces.Token{Color: palette.SeatColor(p.Colour), Shape: pieces.Shape(p.Token)}
		s.Faces.seat(rules.Seat(i), render.Character{ID: p.Character.String(), Seat: palette.SeatColor(p.Colour)})
		if p.Kind == table.Human {
			s.People = s.People.With(rules.Seat(i))
		}
	}
	s.Talk.conversation = nil // somebody else may speak
	s.Game.Seated()
}

// sayKind says who plays if it is of a kind.
func (s *Session) sayKind(kind table.Kind) string {
	if kind == table.Human {
		return s.Say("player.human")
	}
	return s.Say("player.computer_level", words.Message("level", "player.level."+string(kind)))
}

// sayWay says who a computer is, and how it plays. It says nothing of a person.
func (s *Session) sayWay(p table.Player) string {
	if p.Kind == table.Human {
		return ""
	}
	return s.Say(p.Character.WhoID()) + ". " + s.Say(p.Character.PlaysID())
}

// Recount makes what is shown anew from what has happened so far.
func (s *Session) Recount() {
	s.Log = Log{Version: s.Log.Version + 1}
	s.Game.Recount()
	s.Game.Seated()
	s.Faces.begin(s.Game)
	s.Talk = Talk{}
	s.pause, s.patience = 0, patience{}
}

// Relocalise says in another language what was said of the game so far.
func (s *Session) Relocalise() {
	s.Reseat()
	s.Log = Log{Version: s.Log.Version + 1}
	s.Game.Resay()
}

// Undo takes back what a person chose last.
func (s *Session) Undo() error {
	if err := s.Table.Undo(); err != nil {
		return err
	}
	s.asks = s.Table.Choices()
	s.awaitSave()
	s.Recount()
	return nil
}

// Viewer returns who sees the screen: the only person, or NoSeat where there are several,
// or none.
func (s *Session) Viewer() rules.Seat {
	if s.People.Len() == 1 {
		return s.Pupil()
	}
	return rules.NoSeat
}

// Pupil returns who is spoken to where nobody in particular is.
func (s *Session) Pupil() rules.Seat {
	for seat := range rules.Seat(rules.MaxSeats) {
		if s.People.Has(seat) {
			return seat
		}
	}
	return rules.NoSeat
}

// AskedSeat returns which person is asked something now. It is false while what has
// happened is still played, while the choice before is saved, where a computer is asked, and
// when the game is over.
func (s *Session) AskedSeat() (seat rules.Seat, ok bool) {
	if s.saving.pending || !s.MayChoose() {
		return rules.NoSeat, false
	}
	return s.Table.Asked(), true
}

// MayChoose reports whether a person may choose now. That is so a little earlier than the
// question is shown: one press may make several choices.
func (s *Session) MayChoose() bool { return !s.Game.Player().Busy() && s.Table.PersonAsked() }

// Chosen takes over that a person has chosen, or says why that was refused.
func (s *Session) Chosen(err error) {
	if err != nil {
		s.Toast.Refuse(s.Game.Refusal(err))
		return
	}
	s.asks = -1
	s.awaitSave()
	s.Toast.Hide()
	s.dismissRemark()
	s.Halted = false // whoever decides wants the game to go on
	s.pause, s.patience = 0, patience{}
	if s.Turns() > 0 && s.Undoable() >= 0 && s.pace() != beats.Instant {
		s.pause = takeBackTicks
	}
}

// Again begins a new game of the same players, or says why there is none.
func (s *Session) Again() {
	s.Game.PutAside()
	g, err := s.Game.Rematch(table.NewSeed())
	if err != nil {
		s.Inform(s.Say("error.title"), s.Game.Refusal(err), nil)
		return
	}
	s.KindOf(g).Begin(s.App, g)
}

// Release ends the present hold.
func (s *Session) Release() {
	s.dismissRemark()
	s.patience = patience{}
	s.Game.Player().Release()
}

// EndHold ends the present hold, if that is what the player means.
func (s *Session) EndHold() {
	if !s.Grace.Early {
		s.Release()
	}
}

// SkipMotion ends what moves at the moment. It chooses nothing.
func (s *Session) SkipMotion() {
	s.Game.Player().Hurry()
	s.pause = 0
}

// Status says on a page with an id what a person is asked.
func (s *Session) Status(id string) app.Status {
	status := app.Status{Scene: id, Moving: s.Moving()}
	if seat, ok := s.AskedSeat(); ok {
		status.Prompt, status.Seat = s.Game.AskedID(), int(seat)+1
	}
	return status
}

// Moving reports whether something moves, a computer thinks, or a choice is saved, so that
// the controls may be about to change.
func (s *Session) Moving() bool {
	return !s.Game.Held() && (s.Game.Player().Busy() || s.thinking() || s.saving.pending)
}

// KindName says who plays a seat: "Person", "Computer · normal".
func (s *Session) KindName(seat rules.Seat) string { return s.kinds[seat] }

// ShortKind says in a word who plays a seat: "Person", "Computer".
func (s *Session) ShortKind(seat rules.Seat) string {
	if s.People.Has(seat) {
		return s.Say("player.human")
	}
	return s.Say("setup.computer")
}

// Way says who the computer at a seat is and how it plays: "Old sailor, 71. Keeps cash." It
// is "" of a person.
func (s *Session) Way(seat rules.Seat) string { return s.ways[seat] }
