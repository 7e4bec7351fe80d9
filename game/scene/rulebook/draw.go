package rulebook

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/rulebook"
	"bigpayday/game/setups"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// chapterFamilies are the colours of the chapters' tabs.
var chapterFamilies = map[string]render.Family{
	"start": render.Teal, "turn": render.Green, "days": render.Red, "mail": render.Blue, "events": render.Teal, "deals": render.Orange,
	"money": render.Rose, "pay-day": render.Gold, "end": render.Slate, "house": render.Plum,
}

// tailArt are the drawings that stand at the ends of pages, on left and right ones.
var tailArt = map[string][2]string{
	"start": {"start", "fun"}, "turn": {"die-red-5", "token-car"}, "days": {"vacation", "holiday"}, "mail": {"postcard", "mail1"},
	"events": {"event", "bonus"}, "deals": {"deal", "noodles"}, "money": {"loan", "pot"}, "pay-day": {"payday", "windfall"},
	"end": {"super", "token-boat"}, "house": {"token-house", "charity"}, "contents": {"rulebook", "rulebook"}, "index": {"search", "rulebook"},
}

func (s *RuleBook) Draw(dst *ebiten.Image) {
	t := s.Theme
	s.back.Draw(t, dst, s.View().Bounds(), 0, bookBackKey{s.Edition, s.open(), s.Words.Language()}, s.paintBack)
	if s.turning.left > 0 {
		s.drawTurning(dst)
	} else {
		for side := range s.Per() {
			s.drawPage(dst, &s.now[side], s.Spread*s.Per()+side, s.Boxes.book.Pages[side], render.Pose{})
		}
	}
	s.drawKeys(dst)
	s.UI.SetTheme(s.large)
	s.UI.Draw(dst)
	s.drawPlaces(dst)
	s.UI.DrawTip(dst)
}

// paintBack paints what lies still below the pages: the room, the tabs, the
// cover.
func (s *RuleBook) paintBack(dst *ebiten.Image) {
	t, b := s.Theme, &s.Boxes
	t.Backdrop(dst, b.desk)
	if b.titleW > 0 {
		t.DrawFit(dst, s.Say("rules.title"), b.titleX, b.titleBase, b.titleW, 14, t.Capped(app.PageHead.Sized(app.PageHead.Size*b.tabs), 1.2).In(t.Palette.Cream))
	}
	open := -1
	for i, ed := range setups.Offered {
		if ed == s.Edition {
			open = i
			continue
		}
		t.EditionTab(dst, b.editions[i], s.Say("setup.edition."+ed.String()), ed, false, b.tabs)
	}
	chapters := s.open()
	t.BookCover(dst, &b.book, s.Edition)
	for side := range s.Per() {
		t.BookPage(dst, b.book.Pages[side], side, b.Paper.single)
	}
	// The open tabs are parts of the page.
	if open >= 0 {
		r := b.editions[open]
		r.Y -= 6
		r.H = b.book.Pages[0].Y + 1 - r.Y
		t.EditionTab(dst, r, s.Say("setup.edition."+s.Edition.String()), s.Edition, true, b.tabs)
	}
	for i := range s.Book.Chapters {
		s.paintChapterTab(dst, i, i+1 == chapters[0] || i+1 == chapters[1])
	}
}

func (s *RuleBook) paintChapterTab(dst *ebiten.Image, i int, open bool) {
	c, r := &s.Book.Chapters[i], s.Boxes.chapters[i]
	if open {
		r.W += 8
	}
	s.Theme.ChapterTab(dst, r, c.Tab.Say(s.comp.words), chapterFamilies[c.ID], open, s.Boxes.tabs)
}

// drawPage draws a page where r is, in a pose.
func (s *RuleBook) drawPage(dst *ebiten.Image, image *render.CachedImage[bookPageKey], page int, r render.Rect, pose render.Pose) {
	key := bookPageKey{page, s.Marked, s.laying}
	image.DrawPosed(s.Theme, dst, r, 0, key, pose, func(dst *ebiten.Image) { s.paintPage(dst, page, r) })
}

// drawTurning draws the pages while one of them turns around the fold: its front
// narrows, then its back widens on the other side.
func (s *RuleBook) drawTurning(dst *ebiten.Image) {
	turn, per := s.turning, s.Per()
	on := turn.to > turn.from
	e := stage.InOutCubic(1 - float64(turn.left)/turnTicks)
	pages := s.Boxes.book.Pages
	if per == 1 {
		// The only page goes to the left, or comes from there.
		page, r, gone := turn.from, pages[0], e
		image, other := &s.was[0], &s.now[0]
		if !on {
			page, gone = turn.to, 1-e
			image, other = other, image
		}
		s.drawPage(dst, other, turn.from+turn.to-page, r, render.Pose{})
		s.drawPage(dst, image, page, render.Rect{X: r.X - r.W*gone/2, Y: r.Y, W: r.W, H: r.H}, render.Pose{FlipX: gone})
		seen := render.Rect{X: r.X, Y: r.Y, W: r.W * (1 - gone), H: r.H}
		s.Theme.PageCurl(dst, seen, true, r.Right(), math.Sin(math.Pi*gone))
		return
	}
	left, right := turn.from*2, turn.to*2+1
	under := [2]*render.CachedImage[bookPageKey]{&s.was[0], &s.now[1]}
	front, back := turn.from*2+1, turn.to*2
	over := [2]*render.CachedImage[bookPageKey]{&s.was[1], &s.now[0]}
	if !on {
		e = 1 - e
		left, right = turn.to*2, turn.from*2+1
		under = [2]*render.CachedImage[bookPageKey]{&s.now[0], &s.was[1]}
		front, back = turn.to*2+1, turn.from*2
		over = [2]*render.CachedImage[bookPageKey]{&s.now[1], &s.was[0]}
	}
	s.drawPage(dst, under[0], left, pages[0], render.Pose{})
	s.drawPage(dst, under[1], right, pages[1], render.Pose{})
	lift := math.Sin(math.Pi * e)
	if e < .5 {
		r, flip := pages[1], 2*e
		s.drawPage(dst, over[0], front, r.Moved(-r.W*flip/2, 0), render.Pose{FlipX: flip})
		s.Theme.PageCurl(dst, render.Rect{X: r.X, Y: r.Y, W: r.W * (1 - flip), H: r.H}, true, r.Right(), lift)
		return
	}
	r, flip := pages[0], 2-2*e
	s.drawPage(dst, over[1], back, r.Moved(r.W*flip/2, 0), render.Pose{FlipX: flip})
	s.Theme.PageCurl(dst, render.Rect{X: r.X + r.W*flip, Y: r.Y, W: r.W * (1 - flip), H: r.H}, false, r.X, lift)
}

// paintPage paints a page that lies at r.
func (s *RuleBook) paintPage(dst *ebiten.Image, n int, r render.Rect) {
	t, b, c := s.Theme, &s.Boxes, &s.Theme.Palette
	side := n % s.Per()
	t.BookPage(dst, r, side, b.Paper.single)
	page := &s.Pages[n]
	home := b.book.Pages[side]
	room := b.rooms[side].Moved(r.X-home.X, r.Y-home.Y)
	if f := page.around(s.Marked); !f.Empty() {
		f = f.Moved(room.X, room.Y)
		f.H = min(f.H, room.Bottom()+6-f.Y) // the number of the page stands below
		t.HitFrame(dst, f)
	}
	for _, block := range page.Blocks {
		for i := range block.Items {
			s.paintItem(dst, &block.Items[i], room.X+block.X, room.Y+block.Y)
		}
	}
	s.paintTail(dst, n, room)
	if page.Note {
		s.paintNote(dst, render.Rect{X: room.X, Y: room.Bottom() - b.Paper.Note, W: room.W, H: b.Paper.Note})
	}
	base := b.foot + r.Y - home.Y
	number := b.sized(t.Capped(bookNumber, 1.3)).In(c.Ink2)
	x := room.X
	if side == 1 || b.Paper.single {
		x, number = room.Right(), number.Aligned(render.End)
	}
	t.DrawText(dst, s.Words.Whole(int64(n+1)), x, base, number)
	foot := s.Say("setup.edition." + s.Edition.String())
	if side == 1 {
		foot = s.chapterTitle(page.Chapter)
	}
	t.DrawFit(dst, foot, room.CenterX(), base, room.W-120, 10, b.sized(t.Capped(bookSmall.Sized(13), 1.3)).In(c.Ink2).Aligned(render.Center))
}

// paintTail fills the lower end of a page with a drawing, where there is room for
// one.
func (s *RuleBook) paintTail(dst *ebiten.Image, n int, room render.Rect) {
	page, grow := &s.Pages[n], s.Boxes.grow
	end := room.Y + s.Boxes.Paper.room(page)
	free := render.Rect{X: room.X, Y: room.Y + max(page.bottom(), page.around(s.Marked).Bottom()), W: room.W}
	free.H = end - free.Y
	air := 16 * grow
	if free = free.Inset(air); free.H < 66*grow {
		return
	}
	id, family := "contents", render.Slate
	switch c := page.Chapter; {
	case c > len(s.Book.Chapters):
		id = "index"
	case c > 0:
		id = s.Book.Chapters[c-1].ID
		family = chapterFamilies[id]
	}
	art := tailArt[id][n%2]
	if page.shows(art) {
		art = tailArt[id][1-n%2]
	}
	s.Theme.BookTail(dst, free, art, family, min(free.H, 128*grow))
}

// paintNote explains the pencil mark.
func (s *RuleBook) paintNote(dst *ebiten.Image, r render.Rect) {
	t, c := s.Theme, &s.Theme.Palette
	t.PencilNote(dst, r)
	t.Art(dst, "pencilmark", r.X+12, r.CenterY()-18, 36)
	x := r.X + 62
	head, text := s.Boxes.sized(bookHead), s.Boxes.sized(BookText)
	y := r.CenterY() - (t.LineHeight(head)+s.Boxes.note.Height())/2
	t.DrawFit(dst, s.Say("rules.mark.title"), x, y+t.LineHeight(head)*.76, r.Right()-8-x, 10, head.In(c.Families[render.Orange].Edge))
	t.DrawLines(dst, s.Boxes.note, x, y+t.LineHeight(head)+s.Boxes.note.Leading*.76, text.In(c.Ink))
}

// paintItem paints what stands in a block whose corner is at x, y.
func (s *RuleBook) paintItem(dst *ebiten.Image, item *BookItem, x, y float64) {
	t, c := s.Theme, &s.Theme.Palette
	r := item.box.Moved(x, y)
	switch item.Kind {
	case textItem:
		st := item.style
		if st.Color.A == 0 {
			st.Color = c.Ink
		}
		for i, line := range item.Lines.Lines {
			s.paintMarked(dst, line, r.X, y+item.base+float64(i)*item.Lines.Leading, st)
		}
	case pictureItem:
		s.paintPicture(dst, &item.picture, r)
	case linkItem:
		t.BookLink(dst, r, item.Label, bookTag.Size*s.Boxes.grow)
	case RowItem:
		page := s.Words.Whole(int64(s.PageOf(item.to) + 1))
		st := s.Boxes.sized(bookNumber).In(c.Ink2).Aligned(render.End)
		w := t.DrawText(dst, page, r.Right()-2, y+item.base, st)
		size := s.Boxes.grow * t.TextScale
		if x, end := r.X+item.lead+10*size, r.Right()-2-max(w, 18*size)-8*size; end > x {
			t.Leader(dst, x, y+item.base-1.2*size, end-x, size)
		}
	case stepItem:
		t.StepDisc(dst, r.CenterX(), r.CenterY(), r.W/2, item.Label)
	case houseItem:
		t.HouseRuleBar(dst, r)
	case stripeItem:
		t.Row(dst, r, true, render.State{})
	case boxItem:
		t.HitFrame(dst, r)
	case cellItem:
		s.paintCell(dst, item, r)
	}
}

// paintCell paints a cell of a table.
func (s *RuleBook) paintCell(dst *ebiten.Image, item *BookItem, r render.Rect) {
	t := s.Theme
	st := item.style.In(t.Palette.Ink)
	base := r.CenterY() + st.Size*t.TextScale*.36
	if st.Align == render.Start {
		t.DrawFit(dst, item.Label, r.X, base, r.W, 9, st)
		return
	}
	st.Align = render.Start
	if !Marks(item.Label) {
		t.DrawFit(dst, item.Label, r.Right(), base, r.W, 9, st.Aligned(render.End))
		return
	}
	s.paintMarked(dst, item.Label, r.Right()-t.MeasureText(item.Label, st), base, st)
}

// paintMarked sets a line with the pencil's sign where its marks are.
func (s *RuleBook) paintMarked(dst *ebiten.Image, line string, x, base float64, st render.Style) {
	t := s.Theme
	for line != "" {
		at := strings.IndexRune(line, rulebook.Pencil)
		if at < 0 {
			t.DrawText(dst, line, x, base, st)
			return
		}
		if at > 0 {
			x += t.DrawText(dst, line[:at], x, base, st)
		}
		rest := strings.TrimLeft(line[at:], string(rulebook.Pencil))
		room := t.MeasureText(line[at:len(line)-len(rest)], st)
		size := pencilSize(t, st)
		t.Art(dst, "pencilmark", x+pencilGap(t, st), base-size*.81, size)
		x, line = x+room, rest
	}
}

// bookTile is about the type of a small tile.
var bookTile = render.Style{Face: render.CondensedBold, Size: 12.5}

// paintPicture paints what an entry shows, as the game draws it.
func (s *RuleBook) paintPicture(dst *ebiten.Image, p *rulebook.Picture, r render.Rect) {
	t, ed := s.Theme, engine.EditionOf(s.Edition)
	k := r.W / bookPicW
	switch {
	case p.Space != engine.Vacant:
		called := s.Words.Space(s.Edition, p.Space)
		label := called.Short
		if t.MeasureText(label, bookTile)/t.TextScale > bookPicW-6 {
			label = called.Word
		}
		tile := render.Tile{Kind: p.Space.String(), Label: label, Printed: ed.Tiles[p.Space] == 0 && p.Space != engine.BigPayDay}
		s.large.Tile(dst, r, tile, render.State{})
	case p.Card != engine.NoCard:
		card := ed.Card(p.Card)
		t.SmallCard(dst, r.Inset(1), card.Kind.String(), s.Words.Card(s.Edition, p.Card).Art, card.Deck == engine.DealDeck)
	case p.Pile:
		t.SmallPile(dst, r.Inset(2), p.Deck.String())
	case p.Art != "":
		t.Art(dst, p.Art, r.CenterX()-26*k, r.CenterY()-28*k, 52*k)
	case p.Jackpot:
		t.Art(dst, "pot", r.CenterX()-26*k, r.CenterY()-26*k, 52*k)
	case p.Die > 0:
		color := "red"
		if p.Black {
			color = "black"
		}
		t.Die(dst, render.Die{Color: color, N: int(p.Die)}, r.CenterX(), r.CenterY(), 40*k, 0, render.Pose{Turn: -8})
	}
}

// drawPlaces says in the search field how many places were found.
func (s *RuleBook) drawPlaces(dst *ebiten.Image) {
	if s.Query.Text() == "" {
		return
	}
	t, r := s.large, s.Boxes.search
	text := s.Say("rules.found_none")
	if n := len(s.Found); n > 0 {
		text = s.Words.Count("rules.found", n, words.Number("at", s.Hit+1))
	}
	st := t.Capped(render.Style{Face: render.CondensedMedium, Size: 13.5, Color: t.Palette.Ink2, Align: render.End}, 1.3)
	t.DrawFit(dst, text, r.Right()-12, r.CenterY()+st.Size*t.TextScale*.36, r.W*.45, 10, st)
}

// drawKeys says on the desk which keys do what.
func (s *RuleBook) drawKeys(dst *ebiten.Image) {
	if s.View().Compact || s.Caps.Pad {
		return
	}
	t, r := s.Theme, s.Boxes.keys
	st := t.Capped(render.Style{Face: render.Medium, Size: 13.5, Color: t.Palette.OnWood}, 1.2)
	hints := []struct{ key, text string }{
		{s.KeyFor(input.Digit1) + "–" + s.KeyFor(input.Digit(len(setups.Offered))), s.Say("rules.keys.edition")},
		{s.KeyFor(input.Search), s.Say("rules.keys.search")},
		{s.KeyFor(input.Cancel), s.Say("rules.keys.close")},
	}
	width := 0.0
	for _, h := range hints {
		width += t.KeycapWidth(h.key) + 8 + t.MeasureText(h.text, st) + 30
	}
	if width-30 > r.W {
		return
	}
	x := r.CenterX() - (width-30)/2
	for _, h := range hints {
		t.Keycap(dst, x, r.CenterY()-10, h.key)
		x += t.KeycapWidth(h.key) + 8
		x += t.DrawText(dst, h.text, x, r.CenterY()+5, st) + 30
	}
}
