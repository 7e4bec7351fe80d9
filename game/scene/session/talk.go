package session

import (
	"hash/fnv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/rules"
	"bigpayday/game/table"
	"bigpayday/game/talk"
	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/player"
)

// Talk is what is said at the table: one line at a time, in a bubble beside the head of who
// says it.
type Talk struct {
	// Hushed says that something stands open that a bubble could lie over.
	Hushed bool

	conversation *talk.Conversation
	line         talk.Line
	left         int // ticks
}

// bubbleFade is how many ticks a bubble takes to go.
const bubbleFade = 10

// Gossip tells those at the table what has just happened, in the words of a game: tell is
// [talk.Conversation.Happened] of that.
func (s *Session) Gossip(tell func(c *talk.Conversation, t talk.Table) (talk.Line, bool)) {
	if s.Theme == nil {
		return // nobody looks on
	}
	t := &s.Talk
	if t.conversation == nil {
		t.conversation = talk.New(s.chatSeed(), s.speakers(), s.Game.ALot())
		t.conversation.Recall(s.Table.Said())
	}
	line, ok := tell(t.conversation, s.talkTable())
	if !ok {
		return
	}
	if text := s.Words.Remark(line.ID); text != "" {
		s.Table.Say(line.ID)
		t.line, t.left = line, talk.Shown(text)*ticksPerSecond/1000
		if line.Seat != rules.NoSeat {
			s.Faces.Talk(line.Seat, len([]rune(text)))
		}
	}
}

// ticksPerSecond is how often a second a session advances.
const ticksPerSecond = 60

// talkTable returns what those at the table go by who may say something.
func (s *Session) talkTable() talk.Table {
	setting, _ := talk.ParseSetting(s.Settings.Talk)
	_, asked := s.AskedSeat()
	_, slip := s.Remark()
	view := s.View()
	return talk.Table{
		Setting: setting, PeopleKeepQuiet: s.Settings.QuietFace, Speed: s.talkSpeed(),
		Deciding: asked || s.Game.Held(), Open: s.Talk.Hushed || slip || view.Compact || view.IsUpright(), Speaking: s.Talk.left > 0,
	}
}

// talkSpeed returns how fast a line passes by: as fast as the person plays, however brisk
// computers are, unless all is shown in an instant.
func (s *Session) talkSpeed() beats.Speed {
	if s.pace() == beats.Instant {
		return beats.Instant
	}
	speed, _ := beats.ParseSpeed(string(s.Settings.Speed))
	return speed
}

// speakers are those at the table.
func (s *Session) speakers() (list []talk.Speaker) {
	for _, p := range s.Players {
		list = append(list, talk.Speaker{Character: p.Character.String(), Person: p.Kind == table.Human})
	}
	return list
}

// chatSeed returns where the choice of lines begins, and that of bars of the music: elsewhere in
// each game, and the same place when one goes on. It tells nothing about what is to come.
func (s *Session) chatSeed() uint64 {
	h := fnv.New64a()
	h.Write([]byte(s.Table.ID()))
	return h.Sum64()
}

// advance lets a tick pass. It reports whether the bubble looks different.
func (t *Talk) advance() (changed bool) {
	if t.left == 0 {
		return false
	}
	t.left--
	return t.left < bubbleFade
}

// Speaker returns which player says something just now, and whether any does.
func (t *Talk) Speaker() (seat rules.Seat, ok bool) {
	return t.line.Seat, t.left > 0 && t.line.Seat != rules.NoSeat
}

// BuyerSays returns what the Buyer says just now, "" for nothing.
func (s *Session) BuyerSays() string {
	if s.Talk.left == 0 || s.Talk.line.Seat != rules.NoSeat {
		return ""
	}
	return s.Words.Remark(s.Talk.line.ID)
}

// DrawBubble draws what is said beside the head over the card of who says it, at r.
func (s *Session) DrawBubble(dst *ebiten.Image, r render.Rect, k player.PlayerCard) {
	player.Bubble(s.Theme, dst, r, k, s.Words.Remark(s.Talk.line.ID), s.Talk.alpha())
}

// alpha is how much of the bubble is still there, from 0 to 1.
func (t *Talk) alpha() float64 { return min(1, float64(t.left)/bubbleFade) }
