package scene

import (
	"bigpayday/game/app"
	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/turn"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
	"fmt"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// The tests of this package run beside a hidden screen, for those that draw.
func TestMain(m *testing.M) { e2e.Main(m, 1) }

// window is a window that scenes are looked at in.
type window struct {
	// w and h are its size in pixels as the system counts them, device is how
	// many device pixels one of them takes.
	w, h, device float64
	// text is the size of the text in percent.
	text     int
	contrast bool
	// long says that players have long names and large sums.
	long bool
	// lang is the language, "" for English and [drawnOut] for one that is longer.
	lang string
}

// String returns what folders of pictures are called.
func (w window) String() string {
	name := fmt.Sprintf("%gx%g", w.w, w.h)
	if w.device != 1 {
		name += fmt.Sprintf("@%g", w.device)
	}
	if w.text != 100 {
		name += fmt.Sprintf("-text%d", w.text)
	}
	if w.contrast {
		name += "-contrast"
	}
	if w.long {
		name += "-long"
	}
	if w.lang != "" {
		name += "-" + w.lang
	}
	return name
}

func (w window) theme(t testing.TB) *render.Theme {
	t.Helper()
	th, err := render.NewTheme(render.NewView(w.w, w.h, w.device), float64(w.text)/100, w.contrast)
	require.NoError(t, err)
	return th
}

// studio is the program without its window: an app of any size, and a player
// who does with it what a test says.
type studio struct {
	*app.App
	t      testing.TB
	window window
	keys   input.Map
	in     input.State
	// match is the game on the screen, if one is.
	match *match.Match
}

// drawnOut is a language that no people speaks: English in which every word has
// other letters and is about a third longer, as languages are that the game is
// still to be translated to.
const drawnOut = "xx"

// testLanguages are the languages there are, and [drawnOut].
var testLanguages = sync.OnceValue(func() (l words.Library) {
	if err := l.Add(drawnOut, drawOut(words.Template())); err != nil {
		panic(err)
	}
	return l
})

// fixedWords returns the words of a language, which are read once.
func fixedWords(lang string) *words.Words {
	w, ok := spoken[lang]
	if !ok {
		languages := testLanguages()
		w = languages.Open(lang)
		spoken[lang] = w
	}
	return w
}

var spoken = map[string]*words.Words{}

var (
	message   = regexp.MustCompile(`(?m)^(msgstr(?:\[\d\])? )?"(.*)"$`)
	untouched = regexp.MustCompile(`\{[a-z_]*\}|\\.`)
	vowels    = strings.NewReplacer(
		"a", "ää", "e", "êé", "i", "ï", "o", "ôö", "u", "ü", "A", "Ä", "E", "Ê", "I", "Ï", "O", "Ö", "U", "Ü", "y", "ÿ", "n", "ñ", "s", "š", "r", "ř",
	)
)

// drawOut returns an English catalogue in the language [drawnOut].
func drawOut(text []byte) []byte {
	head, body, _ := strings.Cut(string(text), "\n\n")
	lines := strings.Split(body, "\n")
	id := ""
	for i, line := range lines {
		if now, ok := strings.CutPrefix(line, "msgid "); ok {
			id = strings.Trim(now, `"`)
		}
		part := message.FindStringSubmatch(line)
		if part == nil || strings.HasPrefix(id, "cli.") || strings.HasPrefix(id, "key.") || strings.HasPrefix(id, "number.") ||
			strings.HasPrefix(id, "money.") && id != "money.none" {
			continue
		}
		var out strings.Builder
		at := 0
		for _, keep := range untouched.FindAllStringIndex(part[2], -1) {
			out.WriteString(vowels.Replace(part[2][at:keep[0]]) + part[2][keep[0]:keep[1]])
			at = keep[1]
		}
		lines[i] = part[1] + `"` + out.String() + vowels.Replace(part[2][at:]) + `"`
	}
	return []byte(head + "\n\n" + strings.Join(lines, "\n"))
}

// newStudio returns an app for somebody who starts the program for the first
// time. Nothing is opened yet.
func newStudio(t testing.TB, w window, th *render.Theme) *studio {
	s := &studio{t: t, window: w, keys: input.DefaultMap()}
	settings := veteran()
	settings.TextScale, settings.HighContrast = w.text, w.contrast
	s.App = &app.App{
		Theme: th, Words: fixedWords(w.lang), Store: store.OpenMemory(), Keys: &s.keys,
		Settings: settings, Version: "1.0", Desktop: true,
	}
	BindPages(s.App)
	if w.lang != "" {
		s.Languages, s.System = testLanguages(), w.lang
	}
	s.in.Pointer.Away = true
	t.Cleanup(s.Shut)
	return s
}

// onDisk gives the app a folder, so that what is saved lasts.
func (s *studio) onDisk() {
	kept, err := store.OpenFolder(s.t.TempDir())
	require.NoError(s.t, err)
	s.Store = kept
	s.t.Cleanup(s.Shut) // before the folder goes
}

// tick lets a tick pass with what has been prepared in in, and clears what
// happens only once.
func (s *studio) tick() {
	in, p := &s.in, &s.in.Pointer
	in.Quiet = len(in.Presses) == 0 && in.WheelY == 0 && !p.Down && !p.JustPressed && !p.JustReleased && !p.Moved
	s.App.Tick(in)
	p.JustPressed, p.JustReleased, p.Moved = false, false, false
	in.Presses, in.Pressed, in.WheelY = nil, 0, 0
}

func (s *studio) ticks(n int) {
	for range n {
		s.tick()
	}
}

// studioPatience is how many ticks a studio waits for something: two minutes.
const studioPatience = 2 * 60 * 60

// until lets ticks pass until something is the case. A player who is waited
// for to read or to throw dice does so.
func (s *studio) until(what string, is func() bool) {
	s.t.Helper()
	for range studioPatience {
		if is() {
			return
		}
		if _, held := s.match.Hold(); held {
			s.match.Release()
		}
		s.tick()
	}
	s.t.Fatalf("waited in vain for %s; asked is %v", what, s.match.Table.Prompt())
}

// untilHeld lets ticks pass until the stage waits for a person.
func (s *studio) untilHeld() {
	s.t.Helper()
	for range studioPatience {
		if _, held := s.match.Hold(); held {
			s.tick() // the scene has noticed
			return
		}
		s.tick()
	}
	s.t.Fatal("waited in vain for the stage to wait for a person")
}

// untilAsked lets ticks pass until a person is asked something of the kind.
func (s *studio) untilAsked(asked engine.PromptKind) {
	s.t.Helper()
	s.until("the prompt "+asked.String(), func() bool {
		p, ok := s.match.Asked()
		return ok && p.Kind == asked
	})
	s.ticks(turn.Unread + 2) // the scene has noticed, and the player
}

func (s *studio) box(id ui.ID) render.Rect {
	s.t.Helper()
	r, ok := s.Top().Hand().Box(id)
	require.True(s.t, ok, "no control %q in %s", id, s.Top().Status().Scene)
	return r
}

func (s *studio) moveTo(x, y float64) {
	p := &s.in.Pointer
	p.X, p.Y, p.Moved, p.Away = x, y, true, false
	s.in.Device = input.Mouse
	s.tick()
}

func (s *studio) down() {
	s.in.Pointer.Down, s.in.Pointer.JustPressed = true, true
	s.tick()
}

func (s *studio) up() {
	s.in.Pointer.Down, s.in.Pointer.JustReleased = false, true
	s.tick()
}

// away takes the pointer out of the window.
func (s *studio) away() {
	s.in.Pointer.Away, s.in.Pointer.Moved = true, true
	s.ticks(2)
}

// over points at a control.
func (s *studio) over(id ui.ID) {
	s.t.Helper()
	s.reveal(id)
	r := s.box(id)
	s.moveTo(r.CenterX(), r.CenterY())
}

// reveal scrolls down to a control that is out of sight.
func (s *studio) reveal(id ui.ID) {
	p := scenePage(s.Top())
	for l := range p.Layers {
		for i := range p.Layers[l].Controls {
			c := &p.Layers[l].Controls[i]
			if c.ID != id || c.In == "" {
				continue
			}
			area := s.box(c.In)
			if over := s.box(id).Bottom() - area.Bottom(); over > 0 {
				p.UI.ScrollTo(c.In, p.UI.Offset(c.In)+over+10)
				s.tick()
			}
			return
		}
	}
}

// click clicks a control and takes the pointer away again.
func (s *studio) click(id ui.ID) {
	s.t.Helper()
	s.over(id)
	s.down()
	s.up()
	s.away()
}

// carry picks up what is at one control and holds it over another.
func (s *studio) carry(from, to ui.ID) {
	s.t.Helper()
	reached := s.box(to)
	// Not quite on it, so that what is below can be seen.
	x, y := reached.CenterX()+.3*reached.W, reached.CenterY()+.26*reached.H
	s.over(from)
	s.down()
	at := s.in.Pointer
	for i := 1.; i <= 8; i++ {
		s.moveTo(at.X+(x-at.X)*i/8, at.Y+(y-at.Y)*i/8)
	}
	s.ticks(20)
}

// do does with a control of the page what an event says.
func (s *studio) do(e ui.Event) {
	s.t.Helper()
	for _, l := range scenePage(s.Top()).Layers {
		for i := range l.Controls {
			if c := &l.Controls[i]; c.ID == e.ID && c.Do != nil {
				c.Do(e)
				return
			}
		}
	}
	require.Fail(s.t, "no such control", "%q in %s", e.ID, s.Top().Status().Scene)
}

// press presses a key.
func (s *studio) press(code input.Code, mods ...input.Mods) {
	var all input.Mods
	for _, m := range mods {
		all |= m
	}
	acts := s.keys.Actions(code, all)
	s.in.Device = input.Keys
	s.in.Presses = []input.Press{{Code: code, Mods: all, Actions: acts}}
	s.in.Pressed = acts
	s.tick()
}

// saved returns a fixed game as it is saved, with long names where the studio
// is to have them.
func (s *studio) saved(f *fixed) []byte {
	s.t.Helper()
	if s.window.long {
		f = f.withLongNames()
	}
	return f.save(s.t)
}

// begin puts a fixed game on the screen.
func (s *studio) begin(f *fixed) {
	s.t.Helper()
	require.NoError(s.t, s.Store.Write(store.Autosave, s.saved(f)))
	tb, err := table.Resume(s.Store)
	require.NoError(s.t, err)
	s.match, s.Running = match.NewMatch(s.App, tb), tb
	s.applySkin()
	s.match.Show()
	s.ticks(2)
}

// applySkin gives the app the look of the edition that is played.
func (s *studio) applySkin() {
	if s.Theme.UsesSkin(s.Edition()) {
		return
	}
	v, w := s.View(), s.window
	th, err := render.NewThemeOf(s.Edition(), v, float64(w.text)/100, w.contrast)
	require.NoError(s.t, err)
	s.Theme = th
	s.t.Cleanup(th.Deallocate)
}

// arrange changes what lies on the table. What a player may see of it is shown
// at once.
func (s *studio) arrange(change func(*engine.State)) {
	st := s.match.Table.State()
	change(st)
	sh := s.match.Stage.Shown()
	sh.Turn, sh.Balance, sh.Players = st.Turn, st.Balance, st.Players
	sh.Mail, sh.Deals, sh.Paid = st.Mail, st.Deals, st.Paid
	sh.Page, sh.Election = st.Players[st.Turn].Month, st.Election
	for seat := range st.Seats() {
		sh.Books[seat] = bookOf(&st.Players[seat])
	}
	if scene, ok := s.Top().(*turn.Turn); ok {
		scene.Invalidate() // what nobody did is not noticed
	}
	s.ticks(2)
}

// bookOf returns a savings and loan book that tells how a player came to what there
// is, as far as such sums are usual in the edition of 1975.
func bookOf(p *engine.Player) (b stage.Book) {
	enter := func(page *stage.BookPage, at stage.Booking) {
		if page.N > 0 {
			at.Total = page.Entries[page.N-1].Total
		}
		at.Total += at.Amount
		page.Entries[page.N] = at
		page.N++
	}
	const usual = 10_000
	if p.Savings > 0 && p.Savings < usual {
		enter(&b.Savings, stage.Booking{Month: 1, Day: 31, Space: engine.PayDay, Amount: p.Savings})
	}
	if p.Loan > 0 && p.Loan < usual && p.Savings == 0 {
		enter(&b.Savings, stage.Booking{Month: 1, Day: 31, Space: engine.PayDay, Amount: 60})
		enter(&b.Savings, stage.Booking{Month: 2, Day: 4, Amount: -60})
		enter(&b.Loan, stage.Booking{Month: 2, Day: 4, Space: engine.DealSpace, Amount: 100})
	}
	if p.Loan > 100 && p.Loan < usual {
		enter(&b.Loan, stage.Booking{Month: 2, Day: 6, Amount: p.Loan - 100})
	}
	return b
}

// giveCash gives a player so many dollars in all.
func giveCash(st *engine.State, seat engine.Seat, dollars int32) {
	account := engine.SeatAccount(seat)
	st.Balance[engine.Bank] += st.Balance[account] - dollars
	st.Balance[account] = dollars
}

// fillJackpot puts so many dollars in the Jackpot in all.
func fillJackpot(st *engine.State, dollars int32) {
	st.Balance[engine.Bank] += st.Balance[engine.Jackpot] - dollars
	st.Balance[engine.Jackpot] = dollars
}

// eachCard calls each with every card of a deck, wherever it lies.
func eachCard(st *engine.State, deck engine.Deck, each func(*engine.CardID)) {
	drawn, gone := st.ToDraw(deck), st.Discards(deck)
	for i := range drawn {
		each(&drawn[len(drawn)-1-i])
	}
	for i := range gone {
		each(&gone[i])
	}
	for seat := range st.Seats() {
		mail, deals := &st.Mail[seat], &st.Deals[seat]
		switch deck {
		case engine.MailDeck:
			for i := range mail.N {
				each(&mail.Cards[i])
			}
		case engine.DealDeck:
			for i := range deals.N {
				each(&deals.Cards[i])
			}
		}
	}
}

// stack puts cards of a deck on top of its pile, the first one topmost: for
// each wish the first card that fulfils it, in exchange for what lay there.
func (s *studio) stack(deck engine.Deck, wishes ...func(engine.Card) bool) {
	s.t.Helper()
	s.arrange(func(st *engine.State) {
		var places []*engine.CardID
		eachCard(st, deck, func(c *engine.CardID) { places = append(places, c) })
		for i, wish := range wishes {
			at := i
			for at < len(places) && !wish(st.Edition().Card(*places[at])) {
				at++
			}
			require.Less(s.t, at, len(places), "there is no such card")
			*places[i], *places[at] = *places[at], *places[i]
		}
	})
}

// loaded makes a choice for whoever is asked, with dice that bring about what
// is wanted.
func (s *studio) loaded(choice engine.Choice, want func([]engine.Event) bool) {
	s.t.Helper()
	st := s.match.Table.State()
	for seed := range engine.Random(100_000) {
		trial := *st
		trial.Random = seed
		var events []engine.Event
		require.NoError(s.t, trial.Choose(choice, func(e engine.Event) { events = append(events, e) }))
		if want(events) {
			st.Random = seed
			require.NoError(s.t, s.match.Choose(choice))
			return
		}
	}
	s.t.Fatalf("no dice bring it about that %v ends as wanted", choice)
}

// roll rolls a number with the die.
func (s *studio) roll(number uint8) {
	s.t.Helper()
	s.loaded(engine.Choice{Kind: engine.Roll}, func(events []engine.Event) bool {
		for _, e := range events {
			if e.Kind == engine.Rolled {
				return e.Dice[0] == number
			}
		}
		return false
	})
}

// dayOf returns the first day of a page, after the given one, on which a kind
// of space lies.
func (s *studio) dayOf(month uint8, space engine.Space, after uint8) uint8 {
	s.t.Helper()
	st := s.match.Table.State()
	for day := after + 1; day <= st.Length(month); day++ {
		if st.SpaceAt(month, day) == space {
			return day
		}
	}
	s.t.Fatalf("there is no %v after day %d", space, after)
	return 0
}

// landOn rolls a 3 that leads the player whose turn it is to a kind of space.
func (s *studio) landOn(space engine.Space) {
	s.t.Helper()
	const die = 3
	s.arrange(func(st *engine.State) {
		p := &st.Players[st.Turn]
		p.Day = s.dayOf(p.Month, space, die) - die
	})
	s.roll(die)
}
