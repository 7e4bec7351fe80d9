package title

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/wall"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"fmt"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Title is the first page: the name of the game and the ways into it.
type Title struct {
	app.Base
	wall wall.Wall
	// waiting is the game that can be gone on with, nil for none.
	WaitingGame *Waiting
	// news are what the player has to be told before anything else.
	news  []app.Question
	Boxes titleBoxes
	sheet render.CachedImage[titleBoxes]
	cards [2]render.CachedImage[int]
	tiles render.CachedImage[render.Rect]
	// offer is the slip on which the lesson is offered at the first start, and
	// offered where its parts stand.
	offer   match.Speech
	Offered match.SpeechBoxes
}

// Waiting is a game that was left and can be gone on with.
type Waiting struct {
	Table  *table.Table
	Where  string // month and turn
	Names  string
	When   string
	tokens []render.Token
}

// NewTitle returns the first page of the program. The running game is put away
// before.
func NewTitle(h *app.App) *Title {
	h.PutAway()
	h.Words = h.Words.ForNone()
	s := &Title{Base: app.NewBase(h, "title")}
	if h.Sound != nil {
		h.Sound.SetMonth(0)
	}
	if h.Trouble != nil {
		s.news = append(s.news, s.storeNews("load.title_storage", h.Trouble))
		h.Trouble = nil
	}
	for _, m := range h.Misread {
		s.news = append(s.news, s.news1(s.Say("translation.title"), s.MisreadText(m)))
	}
	h.Misread, h.Waiting = nil, nil
	switch t, err := table.Resume(h.Store); store.KindOf(err) {
	case "":
		s.WaitingGame, h.Waiting = newWaiting(h, t, time.Now()), t
	case store.NotFound:
	case store.Newer:
		s.news = append(s.news, s.storeNews("load.title_newer", err))
	default:
		s.news = append(s.news, s.storeNews("load.title_broken", err))
	}
	return s
}

// storeNews returns what the player is told of an error of the store.
func (s *Title) storeNews(id string, err error) app.Question {
	return s.news1(s.Say(id), s.StoreTrouble(err))
}

func (s *Title) news1(title, text string) app.Question {
	return app.Question{Title: title, Text: text, Family: render.Orange, Answers: []app.Answer{
		{ID: "ok", Label: s.Say("dialog.ok"), Main: true, Cancel: true},
	}}
}

// newWaiting says of a game what helps to know it again.
func newWaiting(h *app.App, t *table.Table, now time.Time) *Waiting {
	w := &Waiting{Table: t, When: SavedWhen(h.Words, t.SavedAt().Local(), now)}
	names := []string{}
	for i, p := range t.Players() {
		name := h.NameOf(p, i)
		names = append(names, name)
		w.tokens = append(w.tokens, render.Token{Color: render.SeatColor(p.Colour), Shape: render.Shape(p.Token)})
	}
	w.Names = h.Words.List(names)
	s := t.State()
	switch s.Phase {
	case engine.Building:
		w.Where = h.Say("title.continue_building")
	case engine.Over:
		w.Where = h.Say("title.continue_over")
	default:
		p := &s.Players[s.Turn]
		w.Where = h.Say("title.continue_where", words.Number("month", p.Month), words.Number("months", s.Setup.Months),
			words.Name("name", names[s.Turn]), words.Text("date", h.Words.Date(&s.Setup.Calendar, p.Month, p.Day)))
	}
	return w
}

// SavedWhen says when a game was saved; it is empty where that is not known.
func SavedWhen(w *words.Words, at, now time.Time) string {
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

func (s *Title) Tick(in *input.State) bool {
	offered := uint64(0)
	if s.Settings.LessonOffered {
		offered = 1
	}
	if s.Outdated(offered) {
		s.build()
	}
	if len(s.news) > 0 && s.Top() == app.Scene(s) {
		q := s.news[0]
		s.news = s.news[1:]
		s.Ask(q)
	}
	done, dirty := s.Handle(in)
	for _, e := range done.Events {
		if e.Kind == ui.Activated {
			s.Act(e.ID)
		}
	}
	return dirty
}

func (s *Title) Act(id ui.ID) {
	switch id {
	case "continue":
		match.Begin(s.App, s.WaitingGame.Table)
	case "new":
		app.SetupDoor.Open(s.App, s.Waiting)
	case "learn":
		match.BeginLesson(s.App)
	case "rules":
		s.OpenRules()
	case "settings":
		app.SettingsDoor.Open(s.App, app.Nothing{})
	case "quit":
		s.Leave()
	}
}

func (s *Title) build() {
	s.Boxes = s.lay(0)
	if s.offers() {
		s.layOffer()
	}
	b := &s.Boxes
	enter := input.SetOf(input.Accept, input.GoOn)
	layer := ui.Layer{ID: "title", First: "new"}
	begin := ui.Control{ID: "new", Box: b.Begin, Keys: enter, Widget: ui.Button{
		Label: s.Say("title.new_game"), Kind: render.Primary, Size: b.kind.main, Key: s.KeyFor(input.Accept),
	}}
	if s.WaitingGame != nil {
		layer.First = "continue"
		layer.Controls = append(layer.Controls, ui.Control{ID: "continue", Box: b.GoOn, Keys: enter, Widget: ui.Button{
			Label: s.Say("title.continue"), Kind: render.Primary, Size: b.kind.main, Key: s.KeyFor(input.Accept),
		}})
		begin.Keys, begin.Widget = 0, ui.Button{Label: s.Say("title.new_game"), Size: b.kind.other}
	}
	learn := ui.Button{Label: s.Say("lesson.open"), Size: b.kind.small, Art: "hint"}
	if b.shared {
		learn.Art = ""
	}
	layer.Controls = append(layer.Controls, begin, ui.Control{
		ID: "learn", Box: b.Learn, Widget: learn,
		Tip: render.Tip{Text: s.Say("lesson.open_tip")},
	}, ui.Control{
		ID: "rules", Box: b.rules, Keys: input.SetOf(input.Rules, input.Help),
		Widget: ui.Button{Label: s.Say("rules.open"), Size: b.kind.small},
	}, ui.Control{
		ID: "settings", Box: b.Settings, Keys: input.SetOf(input.Settings),
		Widget: ui.Button{Label: s.Say("title.settings"), Size: b.kind.small},
	})
	if s.Desktop {
		layer.Controls = append(layer.Controls, ui.Control{
			ID: "quit", Box: b.Quit, Widget: ui.Button{Label: s.Say("title.quit"), Size: b.kind.small},
		})
	}
	s.Layers = append(s.Layers[:0], layer)
	if s.offers() {
		s.offerLesson()
	}
}

// lay lays the page out with so much room below the sheet.
func (s *Title) lay(below float64) titleBoxes {
	return LayTitle(s.Theme, s.WaitingGame, s.Say("title.welcome"), s.Say("title.welcome_text"), s.Desktop, below)
}

func (s *Title) Draw(dst *ebiten.Image) {
	t, b := s.Theme, &s.Boxes
	s.wall.Draw(s.App, dst, &b.Wall)
	s.drawCards(dst)
	if !b.tiles.Empty() {
		s.tiles.Draw(t, dst, b.tiles, 30, b.tiles, func(dst *ebiten.Image) { wall.PaintDeskTiles(s.App, dst, b.tiles) })
	}
	s.sheet.Draw(t, dst, b.Sheet, 24, *b, s.paintSheet)
	if b.Sheet.Bottom() < t.View.H-14-16*t.TextScale && !b.below {
		st := render.Style{Face: render.Condensed, Size: 13, Color: t.Palette.OnWood, Align: render.End}
		t.DrawText(dst, s.Say("title.version", words.Text("version", s.Version)), b.Wall.Row.Right(), t.View.H-14, st)
	}
	s.UI.SetTheme(t)
	s.UI.Draw(dst)
	s.UI.DrawTip(dst)
}

// paintSheet draws the sheet that the buttons lie on.
func (s *Title) paintSheet(dst *ebiten.Image) {
	t, b, c := s.Theme, &s.Boxes, &s.Theme.Palette
	t.Sheet(dst, b.Sheet)
	t.Pin(dst, b.Sheet.X+26, b.Sheet.Y+18, render.Red)
	t.Pin(dst, b.Sheet.Right()-26, b.Sheet.Y+18, render.Red)
	if s.WaitingGame == nil {
		if b.head != nil {
			t.DrawLines(dst, b.head, b.Begin.X, b.headBase, b.kind.head.In(c.Ink))
		}
		if b.text != nil {
			t.DrawLines(dst, b.text, b.Begin.X, b.textBase, b.kind.text.In(c.Ink2))
		}
		return
	}
	if b.labelBase > 0 {
		t.DrawText(dst, s.Say("title.your_game"), b.GoOn.X, b.labelBase, b.kind.label.In(c.Ink2))
	}
	t.DrawLines(dst, b.where, b.GoOn.X, b.WhereBase, b.kind.where.In(c.Ink))
	if b.tokens {
		x := b.GoOn.X
		for _, k := range s.WaitingGame.tokens {
			t.Token(dst, k, x, b.tokensY, b.kind.token, render.Flat)
			x += b.kind.token + 10
		}
	}
	if b.names != nil {
		t.DrawLines(dst, b.names, b.GoOn.X, b.namesBase, b.kind.names.In(c.Ink2))
	}
	if b.whenBase > 0 {
		t.DrawFit(dst, s.WaitingGame.When, b.GoOn.X, b.whenBase, b.GoOn.W, 12, b.kind.names.In(c.Ink2))
	}
	t.Rule(dst, b.GoOn.X, b.rule, b.GoOn.W)
}

// cardsShown are the cards that hang beside the menu: a postcard and a Deal.
var cardsShown = [2]engine.CardID{12, 75}

// drawCards draws two cards that are pinned to the wall where it has room.
func (s *Title) drawCards(dst *ebiten.Image) {
	t, b := s.Theme, &s.Boxes
	for i, r := range b.Cards {
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

func (s *Title) paintCard(dst *ebiten.Image, r render.Rect, id engine.CardID) {
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

func (s *Title) Relocalise() {
	if s.WaitingGame != nil {
		s.WaitingGame = newWaiting(s.App, s.WaitingGame.Table, time.Now())
	}
}
