package session

import (
	"bigpayday/audio"
	"bigpayday/game/lesson"
	"bigpayday/game/rules"
	"bigpayday/game/table"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// Game is the game that is played in a session: what is its own in showing it.
type Game interface {
	// Player plays what has happened.
	Player() Player
	// Mood has whose turn is shown, NoSeat for nobody's, and how many there have been.
	Mood
	// Mover returns who moves, draws or pays in what is shown now: who has the turn where
	// nobody in particular does.
	Mover() rules.Seat
	// UsualTurn returns how long the turn of a computer is shown where nothing special comes, in
	// ticks, with some to spare.
	UsualTurn() int
	// ShowMoments says how much is made of moments at most.
	ShowMoments(moments.Setting)
	// ALot returns an amount that everybody would call a lot in this game, above 0.
	ALot() int32
	// Held reports whether a person is waited for where nothing is asked.
	Held() bool
	// AskedID returns the id of the kind of what is asked.
	AskedID() string

	// Seated takes over who sits at the table now.
	Seated()
	// Step lets the computer that is asked think for a moment. It reports whether that
	// has decided: then what came of it is queued.
	Step() (decided bool)
	// Answer chooses for the person who is asked what they have set to be answered by itself.
	// It reports whether it has.
	Answer() (chosen bool)
	// Follow puts into words what has come to be shown since the last call. It reports
	// whether the log has grown.
	Follow() (grown bool)
	// LetHear lets the tutor's guide hear of what has come to be shown since the last
	// call, and of what is asked now. It reports whether something else is to be said
	// than before. Without a guide it only takes note of how much that is.
	LetHear() (changed bool)
	// Hints returns a guide that gives hints, but for the topics listed in told, as
	// [Guide.Told] returned them.
	Hints(told string) Guide
	// SayRemark puts a remark into words, with a title or "" for none.
	SayRemark(r lesson.Remark) (title, text string)
	// Ticked does what is the game's own at the end of a tick.
	Ticked()

	// Cue says what a cue sounds like, and MostImportant which of some that come all at
	// once says most.
	Cue(c beats.Cue) audio.Cue
	MostImportant(sounds []beats.Sound) beats.Sound

	// Over reports whether the results are shown.
	Over() bool
	// Moved reports whether the game has gone on to another part, whose page Show goes to.
	Moved() bool
	Show()
	// Recount makes what is shown anew from what has happened so far, and Resay says it in
	// the present language.
	Recount()
	Resay()
	// Refusal says why something that a player chose cannot be.
	Refusal(err error) string
	// Rematch opens a table for a new game of the same players.
	Rematch(seed uint64) (table.Game, error)
	// Replay tells the game so far again. It begins with the turn in which a seat lost most, or
	// for NoSeat with the game.
	Replay(worst rules.Seat)
	// PutAside keeps what the game leaves for the next one.
	PutAside()
}

// Player plays events, see [beats.Player].
type Player interface {
	Tick() (changed bool)
	Busy() bool
	Ready() bool
	Hurry()
	Skip()
	Release()
	SetSpeed(beats.Speed)
	SetHaste(beats.Haste)
	SetReducedMotion(bool)
	SetPaused(bool)
	SetOccupied(bool)
	Large() bool
	AppendHeard([]beats.Sound) []beats.Sound
}

// Guide makes remarks, see [lesson.Guide].
type Guide interface {
	Now() (lesson.Remark, bool)
	More() bool
	Next()
	Answered()
	Told(before string) string
	Hides(p lesson.Part) bool
	Steps() (step, of int)
}
