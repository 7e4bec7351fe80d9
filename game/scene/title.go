package scene

import (
	"fmt"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// title is the first page: the name of the game and the ways into it.
type title struct {
	page
	wall wall
	// waiting is the game that can be gone on with, nil for none.
	waiting *waiting
	// news are what the player has to be told before anything else.
	news  []question
	boxes titleBoxes
	sheet render.CachedImage[titleBoxes]
	cards [2]render.CachedImage[int]
	tiles render.CachedImage[render.Rect]
	// offer is the slip on which the lesson is offered at the first start, and
	// offered where its parts stand.
	offer   speech
	offered speechBoxes
}

// waiting is a game that was left and can be gone on with.
type waiting struct {
	table  *table.Table
	where  string // month and turn
	names  string
	when   string
	tokens []render.Token
}

// newTitle returns the first page of the program. The running game is put away
// before.
func newTitle(h *House) *title {
	h.putAway()
	h.Words = h.Words.ForNone()
	s := &title{page: newPage(h, "title")}
	if h.Sound != nil {
		h.Sound.SetMonth(0)
	}
	if h.Trouble != nil {
		s.news = append(s.news, s.storeNews("load.title_storage", h.Trouble))
		h.Trouble = nil
	}
	for _, m := range h.misread {
		s.news = append(s.news, s.news1(s.Say("translation.title"), s.misreadText(m)))
	}
	h.misread, h.Waiting = nil, nil
	switch t, err := table.Resume(h.Store); store.KindOf(err) {
	case "":
		s.waiting, h.Waiting = newWaiting(h, t, time.Now()), t
	case store.NotFound:
	case store.Newer:
		s.news = append(s.news, s.storeNews("load.title_newer", err))
	default:
		s.news = append(s.news, s.storeNews("load.title_broken", err))
	}
	return s
}

// storeNews returns what the player is told of an error of the store.
func (s *title) storeNews(id string, err error) question {
	return s.news1(s.Say(id), s.storeTrouble(err))
}

func (s *title) news1(title, text string) question {
	return question{title: title, text: text, family: render.Orange, answers: []answer{
		{id: "ok", label: s.Say("dialog.ok"), main: true, cancel: true},
	}}
}

// newWaiting says of a game what helps to know it again.
func newWaiting(h *House, t *table.Table, now time.Time) *waiting {
	w := &waiting{table: t, when: savedWhen(h.Words, t.SavedAt().Local(), now)}
	names := []string{}
	for i, p := range t.Players() {
		name := h.nameOf(p, i)
		names = append(names, name)
		w.tokens = append(w.tokens, render.Token{Color: render.SeatColor(p.Colour), Shape: render.Shape(p.Token)})
	}
	w.names = h.Words.List(names)
	s := t.State()
	switch s.Phase {
	case engine.Building:
		w.where = h.Say("title.continue_building")
	case engine.Over:
		w.where = h.Say("title.continue_over")
	default:
		p := &s.Players[s.Turn]
		w.where = h.Say("title.continue_where", words.Number("month", p.Month), words.Number("months", s.Setup.Months),
			words.Name("name", names[s.Turn]), words.Text("date", h.Words.Date(&s.Setup.Calendar, p.Month, p.Day)))
	}
	return w
}

// savedWhen says when a game was saved; it is empty where that is not known.
func savedWhen(w *words.Words, at, now time.Time) string {
	if at.Year() < 2000 {
		return ""
	}
	half := "title.clock_am"
	if at.Hour() >= 12 {
		half = "title.clock_pm"
	}
	clock := w.Say("title.clock", words.Number("hours", at.Hour()), words.Number("hour", (at.Hour()+11)%12+1),
		words.Text("minute", fmt.Sprintf("%02d", at.Minute())), words.Message("half", half))
	midnight := func(t time.Time) time.Time { return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC) }
	switch days := int(midnight(now).Sub(midnight(at)).Hours() / 24); {
	case days <= 0:
		return w.Say("title.saved_today", words.Text("time", clock))
	case days == 1:
		return w.Say("title.saved_yesterday", words.Text("time", clock))
	default:
		return w.Count("title.saved_days", days)
	}
}

func (s *title) Tick(in *input.State) bool {
	offered := uint64(0)
	if s.Settings.LessonOffered {
		offered = 1
	}
	if s.stale(offered) {
		s.build()
	}
	if len(s.news) > 0 && s.Top() == Scene(s) {
		q := s.news[0]
		s.news = s.news[1:]
		s.ask(q)
	}
	done, dirty := s.handle(in)
	for _, e := range done.Events {
		if e.Kind == ui.Activated {
			s.act(e.ID)
		}
	}
	return dirty
}

func (s *title) act(id ui.ID) {
	switch id {
	case "continue":
		s.begin(s.waiting.table)
	case "new":
		SetupDoor.Open(s.House, s.Waiting)
	case "learn":
		s.beginLesson()
	case "rules":
		s.openRules()
	case "settings":
		SettingsDoor.Open(s.House, Nothing{})
	case "quit":
		s.Leave()
	}
}

func (s *title) build() {
	s.boxes = s.lay(0)
	if s.offers() {
		s.layOffer()
	}
	b := &s.boxes
	enter := input.SetOf(input.Accept, input.GoOn)
	layer := ui.Layer{ID: "title", First: "new"}
	begin := ui.Control{ID: "new", Box: b.begin, Keys: enter, Widget: ui.Button{
		Label: s.Say("title.new_game"), Kind: render.Primary, Size: b.kind.main, Key: s.keyFor(input.Accept),
	}}
	if s.waiting != nil {
		layer.First = "continue"
		layer.Controls = append(layer.Controls, ui.Control{ID: "continue", Box: b.goOn, Keys: enter, Widget: ui.Button{
			Label: s.Say("title.continue"), Kind: render.Primary, Size: b.kind.main, Key: s.keyFor(input.Accept),
		}})
		begin.Keys, begin.Widget = 0, ui.Button{Label: s.Say("title.new_game"), Size: b.kind.other}
	}
	learn := ui.Button{Label: s.Say("lesson.open"), Size: b.kind.small, Art: "hint"}
	if b.shared {
		learn.Art = ""
	}
	layer.Controls = append(layer.Controls, begin, ui.Control{
		ID: "learn", Box: b.learn, Widget: learn,
		Tip: render.Tip{Text: s.Say("lesson.open_tip")},
	}, ui.Control{
		ID: "rules", Box: b.rules, Keys: input.SetOf(input.Rules, input.Help),
		Widget: ui.Button{Label: s.Say("rules.open"), Size: b.kind.small},
	}, ui.Control{
		ID: "settings", Box: b.settings, Keys: input.SetOf(input.Settings),
		Widget: ui.Button{Label: s.Say("title.settings"), Size: b.kind.small},
	})
	if s.Desktop {
		layer.Controls = append(layer.Controls, ui.Control{
			ID: "quit", Box: b.quit, Widget: ui.Button{Label: s.Say("title.quit"), Size: b.kind.small},
		})
	}
	s.layers = append(s.layers[:0], layer)
	if s.offers() {
		s.offerLesson()
	}
}

// lay lays the page out with so much room below the sheet.
func (s *title) lay(below float64) titleBoxes {
	return layTitle(s.Theme, s.waiting, s.Say("title.welcome"), s.Say("title.welcome_text"), s.Desktop, below)
}

func (s *title) Draw(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	s.wall.draw(s.House, dst, &b.wall)
	s.drawCards(dst)
	if !b.tiles.Empty() {
		s.tiles.Draw(t, dst, b.tiles, 30, b.tiles, func(dst *ebiten.Image) { paintDeskTiles(s.House, dst, b.tiles) })
	}
	s.sheet.Draw(t, dst, b.sheet, 24, *b, s.paintSheet)
	if b.sheet.Bottom() < t.View.H-14-16*t.TextScale && !b.below {
		st := render.Style{Face: render.Condensed, Size: 13, Color: t.Palette.OnWood, Align: render.End}
		t.DrawText(dst, s.Say("title.version", words.Text("version", s.Version)), b.wall.row.Right(), t.View.H-14, st)
	}
	s.hand.SetTheme(t)
	s.hand.Draw(dst)
	s.hand.DrawTip(dst)
}

// paintSheet draws the sheet that the buttons lie on.
func (s *title) paintSheet(dst *ebiten.Image) {
	t, b, c := s.Theme, &s.boxes, &s.Theme.Palette
	t.Sheet(dst, b.sheet)
	t.Pin(dst, b.sheet.X+26, b.sheet.Y+18, render.Red)
	t.Pin(dst, b.sheet.Right()-26, b.sheet.Y+18, render.Red)
	if s.waiting == nil {
		if b.head != nil {
			t.DrawLines(dst, b.head, b.begin.X, b.headBase, b.kind.head.In(c.Ink))
		}
		if b.text != nil {
			t.DrawLines(dst, b.text, b.begin.X, b.textBase, b.kind.text.In(c.Ink2))
		}
		return
	}
	if b.labelBase > 0 {
		t.DrawText(dst, s.Say("title.your_game"), b.goOn.X, b.labelBase, b.kind.label.In(c.Ink2))
	}
	t.DrawLines(dst, b.where, b.goOn.X, b.whereBase, b.kind.where.In(c.Ink))
	if b.tokens {
		x := b.goOn.X
		for _, k := range s.waiting.tokens {
			t.Token(dst, k, x, b.tokensY, b.kind.token, render.Flat)
			x += b.kind.token + 10
		}
	}
	if b.names != nil {
		t.DrawLines(dst, b.names, b.goOn.X, b.namesBase, b.kind.names.In(c.Ink2))
	}
	if b.whenBase > 0 {
		t.DrawFit(dst, s.waiting.when, b.goOn.X, b.whenBase, b.goOn.W, 12, b.kind.names.In(c.Ink2))
	}
	t.Rule(dst, b.goOn.X, b.rule, b.goOn.W)
}

// cardsShown are the cards that hang beside the menu: a postcard and a Deal.
var cardsShown = [2]engine.CardID{12, 75}

// drawCards draws two cards that are pinned to the wall where it has room.
func (s *title) drawCards(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	for i, r := range b.cards {
		if r.Empty() {
			continue
		}
		pose := render.Pose{Turn: [2]float64{2.6, -2.2}[i], Scale: r.W / render.CardW}
		whole := render.Rect{X: r.CenterX() - render.CardW/2, Y: r.CenterY() - render.CardH/2, W: render.CardW, H: render.CardH}
		s.cards[i].DrawPosed(t, dst, whole, render.CardMargin, i, pose, func(dst *ebiten.Image) { s.paintCard(dst, whole, cardsShown[i]) })
		// The pin of the Deal stands beside what it is called.
		x := r.X + r.W*[2]float64{.5, .66}[i]
		t.PinPicture(dst, x, r.Y+10, [2]render.Family{render.Red, render.Blue}[i])
	}
}

func (s *title) paintCard(dst *ebiten.Image, r render.Rect, id engine.CardID) {
	card := engine.EditionOf(engine.Big).Card(id)
	text := s.Words.Card(engine.Big, id)
	if card.Deck == engine.DealDeck {
		s.Theme.DealCard(dst, r, render.DealCard{
			Kind: card.Kind.String(), Art: text.Art, Band: text.Band, Title: text.Title, Note: text.Reason,
			Labels: [3]string{s.Say("deals.price"), s.Say("deals.sells")},
			Sums:   [3]string{s.Words.Money(card.Price()), s.Words.Money(card.Payoff())},
		}, render.State{})
		return
	}
	s.Theme.MailCard(dst, r, render.MailCard{
		Kind: card.Kind.String(), Band: text.Band, Title: text.Title, Text: text.Reason,
		AmountLabel: text.Label, Amount: text.Sum, Advice: text.Do,
	})
}

func (s *title) Relocalise() {
	if s.waiting != nil {
		s.waiting = newWaiting(s.House, s.waiting.table, time.Now())
	}
}
