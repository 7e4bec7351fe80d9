package theater

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/conquest"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/boards"
	"bigpayday/render/campaign"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
	"bigpayday/render/warfare"
)

// Board is the page that is played on, with what stands and moves on it: a part of the
// pages of Conquest that has a geometry of its own.
type Board struct {
	m *Theater
	// Page is where the days stand, once the board is laid out.
	Page warfare.Page

	// Head is what stands at the head of the page, beside the weekdays, and Pill the notice at its end.
	Head boards.MonthTitle
	Pill pieces.Pill
	// Bare shows the map alone, without armies.
	Bare bool
	// Leaving is a day whose armies are in hand, and shown pale; NoDay for none.
	Leaving conquest.Day
	// Preview is the map as it would be with the tile that is in hand, nil for as it is.
	Preview *conquest.Map
	// Round are the days that come first where the keyboard goes round the controls, in their
	// order; the others are left out then. Where there are none, all come in their own order.
	Round []conquest.Day
	// List adds what else can be done with a day to its control.
	List func(d conquest.Day, c *ui.Control)
	// Over draws what a page shows over the days.
	Over func(t *render.Theme, dst *ebiten.Image)

	sheet  render.CachedImage[sheetKey]
	joints render.CachedImage[jointsKey]
	days   [conquest.Days + 1]render.CachedImage[warfare.Day]
	fields [conquest.NumRegions]render.CachedImage[fieldKey]
}

// sheetKey is all that the empty page depends on, jointsKey the links and walls, and
// fieldKey the field of a region in the key of the page.
type (
	sheetKey struct {
		title boards.MonthTitle
		end   float64
	}
	jointsKey struct{ links conquest.Map }
	fieldKey  struct {
		links    conquest.Map
		language int
		held     bool
		holder   warfare.Army
	}
)

// NewBoard returns the board of a running game.
func NewBoard(m *Theater) *Board { return &Board{m: m} }

// Node is the board as a part of a page.
func (b *Board) Node() *flow.Node { return flow.Board(b.list, b.paint, b.draw) }

// lay lays the page out in a box.
func (b *Board) lay(box render.Rect) { b.Page = warfare.NewPage(b.m.View(), box) }

// DayIDs are the ids of the days' controls, by their place.
var DayIDs = ui.Numbered("day", 0, conquest.Days+1)

// RegionIDs are the ids of the regions' fields.
var RegionIDs = func() (ids [conquest.NumRegions]ui.ID) {
	for r := range ids {
		ids[r] = ui.ID("region-" + conquest.Region(r).String())
	}
	return ids
}()

// list returns the controls of the board: the days and the regions' fields.
func (b *Board) list(t *render.Theme, box render.Rect) (controls []ui.Control) {
	b.lay(box)
	speaker, ring := b.m.Speaker, b.m.Ringed
	add := func(d conquest.Day, skip bool) {
		c := ui.Control{ID: DayIDs[d], Box: b.Page.Day(int(d)), Widget: ring, Info: true, Skip: skip, Tip: b.DayTip(d)}
		if b.List != nil {
			b.List(d, &c)
		}
		controls = append(controls, c)
	}
	for _, d := range b.Round {
		add(d, false)
	}
	for d := conquest.Day(1); d <= conquest.Days; d++ {
		if !slices.Contains(b.Round, d) {
			add(d, len(b.Round) > 0)
		}
	}
	for r := range conquest.NumRegions {
		controls = append(controls, ui.Control{
			ID: RegionIDs[r], Box: b.Page.Field(int(r), int(conquest.NumRegions)), Widget: ring, Info: true,
			Tip: control.Tip{Title: speaker.Region(r), Text: speaker.RegionDoes(b.Links(), r)},
		})
	}
	return controls
}

// DayTip says which day it is, of which region, whose it is, and how many armies stand there.
func (b *Board) DayTip(d conquest.Day) control.Tip {
	speaker, sh := b.m.Speaker, b.m.Campaign.Shown()
	tip := control.Tip{Title: speaker.WeekdayOf(d), Text: speaker.Region(sh.Setup.Page.RegionOf(d))}
	if owner := sh.Owner[d]; owner != conquest.NoSeat {
		tip.Figure = speaker.Player(owner) + " · " + speaker.Armies(sh.Armies[d])
		if owner == conquest.Neutral {
			tip.Text += " · " + b.m.Say("conquest.map.neutral")
		}
	}
	return tip
}

// Army returns what the pieces of an owner look like.
func (m *Theater) Army(owner conquest.Seat) warfare.Army {
	if owner < 0 || owner >= conquest.MaxSeats {
		return warfare.Army{Neutral: true}
	}
	return warfare.Army{Token: m.Tokens[owner]}
}

// paint paints what rests below the days.
func (b *Board) paint(t *render.Theme, dst *ebiten.Image, box render.Rect) {
	b.lay(box)
	b.Head.Weekdays = b.m.Words.Weekdays(func(name string) bool { return boards.WeekdayHasRoom(t, &b.Page.Calendar, name) })
	key := sheetKey{b.Head, b.Page.Grid.Right() - pieces.PillWidth(t, b.Pill)}
	b.sheet.Draw(t, dst, b.Page.Sheet, boards.CalendarMargin, key, func(dst *ebiten.Image) {
		boards.CalendarSheet(t, dst, &b.Page.Calendar, key.title, key.end)
	})
}

// draw draws the days, what joins and parts them, the key of the page, and what moves.
func (b *Board) draw(t *render.Theme, dst *ebiten.Image, box render.Rect) {
	b.lay(box)
	sh := b.m.Campaign.Shown()
	if b.Pill != (pieces.Pill{}) {
		pieces.DrawPill(t, dst, b.Page.Notice(pieces.PillWidth(t, b.Pill)), b.Pill)
	}
	for d := conquest.Day(1); d <= conquest.Days; d++ {
		r := b.Page.Day(int(d))
		r.Y -= b.rise(d) * t.Length(render.Gap)
		b.DrawDay(t, dst, d, r)
	}
	b.joints.Draw(t, dst, b.Page.Grid, warfare.DayMargin, jointsKey{sh.Map}, func(dst *ebiten.Image) { b.paintJoints(t, dst) })
	for r := range conquest.NumRegions {
		b.drawField(t, dst, r)
	}
	if b.Over != nil {
		b.Over(t, dst)
	}
	b.drawActors(t, dst)
}

// DrawDay draws a day in a box that is as large as its place.
func (b *Board) DrawDay(t *render.Theme, dst *ebiten.Image, d conquest.Day, r render.Rect) {
	day := b.day(d)
	b.days[d].Draw(t, dst, r, warfare.DayMargin, day, func(dst *ebiten.Image) { warfare.DrawDay(t, dst, r, day, render.State{}) })
}

// day returns what a day shows.
func (b *Board) day(d conquest.Day) warfare.Day {
	sh := b.m.Campaign.Shown()
	number, month := sh.Setup.Page.Date(d)
	day := warfare.Day{
		Date: int(number), Sunday: d.Column() == 0, Other: month != 0, Region: int(sh.Setup.Page.RegionOf(d)),
		Fort: sh.Map.Forts.Has(d), Star: sh.Map.Stars.Has(d),
	}
	if owner := sh.Owner[d]; owner != conquest.NoSeat && !b.Bare {
		n := b.m.Campaign.Armies(d)
		day.Held, day.Army, day.Armies, day.Arm = true, b.m.Army(owner), armiesText(n), warfare.ArmOf(n)
		day.Bare, day.Pale = n == 0, d == b.Leaving
	}
	return day
}

// armiesText writes how many armies stand on a day.
func armiesText(n int32) string {
	const most = 999
	if n > most {
		return strconv.Itoa(most) + "+"
	}
	return strconv.Itoa(int(n))
}

// paintJoints paints what joins and parts the days: tape on walls, clips on links between
// regions, and flags where midnight leads.
func (b *Board) paintJoints(t *render.Theme, dst *ebiten.Image) {
	sh := b.m.Campaign.Shown()
	page, links := sh.Setup.Page, &sh.Map
	for d := conquest.Day(1); d <= conquest.Days; d++ {
		for to := d + 1; to <= min(d+8, conquest.Days); to++ {
			linked := links.Linked(d, to)
			switch joint := warfare.JointOf(int(d), int(to)); {
			case joint == warfare.NoJoint:
			case joint == warfare.Midnight && linked:
				warfare.MidnightFlags(t, dst, &b.Page, int(d), int(to), b.number(d), b.number(to))
			case joint == warfare.Midnight:
			case linked && (joint == warfare.Cornerwise || page.RegionOf(d) != page.RegionOf(to)):
				warfare.Clip(t, dst, &b.Page, int(d), int(to))
			case joint == warfare.Cornerwise || linked:
			case joint == warfare.Beside && !b.walled(d-weekdays, to-weekdays):
				n := 1
				for from := d + weekdays; b.walled(from, from+1); from += weekdays {
					n++
				}
				warfare.Tape(t, dst, &b.Page, int(d), n, true)
			case joint == warfare.Below && (d.Column() == 0 || !b.walled(d-1, to-1)):
				n := 1
				for from := d + 1; from.Column() > 0 && b.walled(from, from+weekdays); from++ {
					n++
				}
				warfare.Tape(t, dst, &b.Page, int(d), n, false)
			}
		}
	}
}

// weekdays is how many days there are in a row of the page.
const weekdays = 7

// walled reports whether a wall stands between two days beside or above each other.
func (b *Board) walled(d, to conquest.Day) bool {
	onPage := d >= 1 && d < to && to <= conquest.Days
	return onPage && warfare.JointOf(int(d), int(to)) != warfare.Midnight && !b.m.Campaign.Shown().Map.Linked(d, to)
}

// number writes the date of a day.
func (b *Board) number(d conquest.Day) string {
	n, _ := b.m.Campaign.Shown().Setup.Page.Date(d)
	return strconv.Itoa(int(n))
}

// Links returns how the days are linked, or would be.
func (b *Board) Links() *conquest.Map {
	if b.Preview != nil {
		return b.Preview
	}
	return &b.m.Campaign.Shown().Map
}

// drawField draws the field of a region in the key of the page.
func (b *Board) drawField(t *render.Theme, dst *ebiten.Image, r conquest.Region) {
	sh := b.m.Campaign.Shown()
	key := fieldKey{links: *b.Links(), language: b.m.LanguageCount()}
	if holder := sh.Holder(r); holder != conquest.NoSeat && holder != conquest.Neutral {
		key.held, key.holder = true, b.m.Army(holder)
	}
	box := b.Page.Field(int(r), int(conquest.NumRegions))
	b.fields[r].Draw(t, dst, box, warfare.DayMargin, key, func(dst *ebiten.Image) {
		page := sh.Setup.Page
		f := warfare.RegionField{
			Region: int(r), Name: b.m.Speaker.Region(r), Days: b.m.Speaker.Days(int32(page.DaysOf(r).Len())),
			Border: strconv.Itoa(key.links.Border(page, r).Len()), Bonus: "+" + strconv.Itoa(int(key.links.Bonus[r])),
		}
		if key.held {
			f.Holder = &key.holder
		}
		warfare.DrawRegionField(t, dst, box, f, render.State{})
	})
}

// drawActors draws what moves.
func (b *Board) drawActors(t *render.Theme, dst *ebiten.Image) {
	a := b.m.Campaign.Actors()
	middle := func(d conquest.Day) (x, y float64) {
		r := b.Page.Day(int(d))
		return r.CenterX(), r.CenterY()
	}
	size := max(warfare.PieceSize(t, b.Page.Day(1)), t.Length(render.Sign))
	if p := &a.Piece; p.On {
		x, y := middle(p.Day)
		warfare.Piece(t, dst, b.m.Army(p.Seat), warfare.ArmOf(p.Armies), x, y-size*(1-p.T), size, warfare.InHand, render.Pose{Fade: 1 - a.Fade})
	}
	if f := &a.Flip; f.On {
		warfare.DayFlip(t, dst, b.Page.Day(int(f.Day)), b.Page.Day(int(f.From)), b.m.Army(f.Seat), f.T)
	}
	if m := &a.March; m.On {
		b.drawMarch(t, dst, m, size)
	}
	if f := &a.Fall; f.On {
		b.drawFall(t, dst, f.From, int(f.Lost), size, f.T)
		b.drawFall(t, dst, f.To, int(f.Beaten), size, f.T)
	}
	if r := &a.Region; r.On {
		warfare.DayTarget(t, dst, b.Page.Field(int(r.Region), int(conquest.NumRegions)), !r.Won)
		if r.Won && !a.Calm {
			return // its days rise
		}
		if !r.Won && !a.Calm {
			warfare.FallingFlag(t, dst, b.Page.Field(int(r.Region), int(conquest.NumRegions)), b.m.Army(r.Seat), r.T)
		}
		for rest := b.m.Campaign.Shown().Setup.Page.DaysOf(r.Region); rest != 0; rest &= rest - 1 {
			warfare.DayTarget(t, dst, b.Page.Day(int(rest.First())), !r.Won)
		}
	}
}

// rise returns how far a day has risen of a region that is won, 0 to 1: its days rise one after
// another, from the one that decided it.
func (b *Board) rise(d conquest.Day) float64 {
	a := b.m.Campaign.Actors()
	r := &a.Region
	page := b.m.Campaign.Shown().Setup.Page
	if !r.On || !r.Won || a.Calm || page.RegionOf(d) != r.Region {
		return 0
	}
	const each = .45 // of the time is how long one rises and sinks
	start := (1 - each) * float64(apart(d, r.From)) / float64(warfare.Rows+weekdays)
	return math.Sin(math.Pi * beats.Between(r.T, start, start+each))
}

// Rising returns the days of a region in the order in which they rise from the page: from the one
// that decided it.
func (b *Board) Rising(r conquest.Region, from conquest.Day) (days []conquest.Day) {
	for rest := b.m.Campaign.Shown().Setup.Page.DaysOf(r); rest != 0; rest &= rest - 1 {
		days = append(days, rest.First())
	}
	slices.SortStableFunc(days, func(a, b conquest.Day) int { return apart(a, from) - apart(b, from) })
	return days
}

// apart returns how many steps up, down and aside two days lie apart.
func apart(a, b conquest.Day) int {
	steps := func(a, b int) int { return max(a-b, b-a) }
	return steps(a.Row(), b.Row()) + steps(a.Column(), b.Column())
}

// drawMarch draws armies on their way from one day to another.
func (b *Board) drawMarch(t *render.Theme, dst *ebiten.Image, m *campaign.March, size float64) {
	from, to := b.Page.Day(int(m.From)), b.Page.Day(int(m.To))
	for _, part := range m.T[:m.N] {
		if part <= 0 || part >= 1 {
			continue
		}
		x, y := from.CenterX()+(to.CenterX()-from.CenterX())*part, from.CenterY()+(to.CenterY()-from.CenterY())*part
		warfare.Piece(t, dst, b.m.Army(m.Seat), warfare.Infantry, x, y, size, warfare.InHand, render.Pose{})
	}
}

// drawFall draws pieces that tip over on a day.
func (b *Board) drawFall(t *render.Theme, dst *ebiten.Image, d conquest.Day, n int, size, part float64) {
	r, army := b.Page.Day(int(d)), b.m.Army(b.m.Campaign.Shown().Owner[d])
	for i := range n {
		x := r.CenterX() + size*(float64(i)-float64(n-1)/2)/2
		warfare.Piece(t, dst, army, warfare.Infantry, x, r.CenterY(), size, warfare.OnDay, render.Pose{Turn: warfare.TippedOver * part, Fade: part})
	}
}
