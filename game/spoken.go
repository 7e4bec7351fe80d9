package game

import (
	"fmt"
	"os"
	"runtime/debug"

	"bigpayday/game/app"
	"bigpayday/game/outline"
	"bigpayday/game/screenreader"
	"bigpayday/game/speech"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/input"
)

// listener is told what the screen shows: a screen reader in the browser, or the system's voice.
type listener interface {
	// Show says what stands on the screen now, and Tell what has happened.
	Show(screenreader.Screen)
	Tell([]string)
}

// voice says to a listener what the screen shows.
type voice struct {
	listener
	// page is a screen reader's, nil for the system's voice.
	page *screenreader.Page
	// said is what was said last, and since how long nothing has been said, in ticks.
	said  look
	since int
	// items is the outline that was shown last, and prompt what was asked then.
	items  []outline.Item
	prompt app.Status
}

// look is what the outline depends on, as far as that is known without making it.
type look struct {
	hand    *hand.Hand
	sum     uint64
	focus   ui.ID
	visible bool
	words   int
}

// movingTicks is how often something new is said while things move, in ticks: every step of a
// token changes the page, and nobody could listen to that.
const movingTicks = 20

// openVoice begins to listen to a screen reader, where that is possible.
func (g *Game) openVoice() {
	if page := screenreader.Open(); page != nil {
		g.voice = &voice{listener: page, page: page}
		g.app.Listen()
	}
}

// switchVoice begins or ends to say aloud what the screen shows, as it is set.
func (g *Game) switchVoice() {
	wants := g.app.Settings.ReadAloud && g.app.Desktop
	if g.aloud == wants {
		return
	}
	g.aloud = wants
	if r, ok := g.spoken(); ok {
		r.speaker.Stop()
		g.voice = nil
	}
	if !wants {
		return
	}
	if s := speech.Open(); s != nil {
		g.voice = &voice{listener: &reader{speaker: s}}
		g.app.Listen()
		g.app.Told() // what happened before is no news
	} else {
		g.app.ShowNotice(g.app.Say("notice.no_voice"))
	}
}

// spoken returns who says aloud what the screen shows, if anybody does.
func (g *Game) spoken() (*reader, bool) {
	if g.voice == nil {
		return nil, false
	}
	r, ok := g.voice.listener.(*reader)
	return r, ok
}

// takeRequests hands to the scene on top what was done by a screen reader. It counts as done with
// keys.
func (g *Game) takeRequests() {
	if g.voice == nil || g.voice.page == nil {
		return
	}
	for _, r := range g.voice.page.Requests() {
		on := g.app.Top().Hand()
		g.in.Device, g.in.Idle = input.Keys, false
		if r.Key == "" {
			on.Focus("", false)
			continue
		}
		on.Ask(hand.Request{ID: ui.ID(r.Key), Wish: wishes[r.Wish], Value: r.Value, Text: r.Text})
	}
}

var wishes = map[screenreader.Wish]hand.Wish{
	screenreader.GoTo: hand.GoTo, screenreader.Press: hand.Press, screenreader.SetTo: hand.SetTo, screenreader.Write: hand.Write,
}

// speak shows to the screen reader what has changed in this tick. At rest it compares some
// numbers.
func (g *Game) speak() {
	g.switchVoice()
	v := g.voice
	if v == nil {
		return
	}
	defer func() {
		if r, ok := g.spoken(); ok {
			r.breathe()
		}
		if cause := recover(); cause != nil {
			fmt.Fprintf(os.Stderr, "the screen reader gets no more: %v\n%s", cause, debug.Stack())
			g.voice = nil // the game goes on without
		}
	}()
	if told := g.app.Told(); len(told) > 0 {
		v.Tell(told)
	}
	hand := g.app.Top().Hand()
	now := look{hand: hand, sum: hand.Look(), words: g.app.LanguageCount()}
	now.focus, now.visible = hand.Focused()
	if v.since++; now == v.said {
		return
	}
	status := g.app.Top().Status()
	if status.Moving && now.hand == v.said.hand && v.since < movingTicks {
		return
	}
	v.said, v.since = now, 0
	items := g.app.Outline()
	screen := screenreader.Screen{Items: items, Labels: screenreader.Labels{
		Language: g.app.Words.Language(), Game: g.app.Say("reader.game"), Controls: g.app.Say("reader.controls"), Log: g.app.Say("log.title"),
	}}
	if now.visible {
		screen.Focus = string(now.focus)
		screen.First, screen.Last = hand.AtEnd(-1), hand.AtEnd(1)
	}
	v.Show(screen)
	status.Moving = false
	if status != v.prompt {
		v.prompt = status
		v.Tell([]string{outline.News(v.items, items)})
	}
	v.items = items
}
