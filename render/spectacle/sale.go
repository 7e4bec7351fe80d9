package spectacle

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/sketch"
)

// Sale is a Deal that a buyer takes.
type Sale struct {
	moments.Moment
	Seller Seat
	// Title says who has come, Sold is stamped on the card.
	Title, Sold string
	// Pays and Price stand on the price tag before it turns, and BuyerPays and Value after.
	Pays, Price, BuyerPays, Value string
	// Profit is what counts of the profit, with its sign, up to Whole, and ProfitFor says whose it is.
	Profit, Whole, ProfitFor string
	// Says is what the Buyer says, "" for nothing.
	Says string
	// Card draws the Deal at a box, held as a pose says.
	Card func(dst *ebiten.Image, r render.Rect, pose render.Pose)
	// From is where the Deal lies, where the Buyer stands and where the seller does before the sale,
	// empty where they are not seen.
	From Doorstep
	// Wall is above the desk, which stays lit, and Room where the short form may be told.
	Wall, Room render.Rect
	Door       Door
}

// Doorstep is a Buyer at the door, to whom a Deal is sold.
type Doorstep struct {
	Card, Seller render.Rect
	Buyer        render.Stance // zero for nobody
}

// The Deal of a sale in the design, and how it is turned, in degrees.
const (
	saleCardW, saleCardH = 410.0, 300.0
	saleCardTilt         = -2.6
)

// DrawSale draws a Deal that is sold: in full over the wall, in short over the calendar.
func DrawSale(t *render.Theme, dst *ebiten.Image, m *Sale) {
	l := limelightAbove(t, dst, &m.Moment, m.Wall)
	if m.Form == moments.Full {
		l.rehearse(func() { l.sale(m) })
		l.sale(m)
	} else {
		l.smallSale(m)
	}
}

// salePlaces are where the parts of a sale stand in a room.
type salePlaces struct {
	title, sum, below float64      // baselines
	mid               float64      // of the profit
	card, tag, bag    render.Point // middles
	bagSize           float64      // in the design
	seller, buyer     render.Stance
}

// salePlaces returns where the parts stand: beside each other or, in a high room, below.
func (l *limelight) salePlaces() salePlaces {
	x, k := l.x, l.k
	if l.upright {
		y := l.desk - highWallH*k
		return salePlaces{
			title: y + 74*k, sum: y + 560*k, below: y + 604*k, mid: x,
			card: render.Point{X: x - 50*k, Y: y + 280*k}, tag: render.Point{X: x + 196*k, Y: y + 376*k}, bag: render.Point{X: x, Y: l.desk - 44*k}, bagSize: 110,
			seller: render.Stance{X: x - 150*k, Foot: l.desk, Size: 250}, buyer: render.Stance{X: x + 160*k, Foot: l.desk, Size: 250},
		}
	}
	y := l.desk - wallH*k
	return salePlaces{
		title: y + 66*k, sum: y + 568*k, below: y + 612*k, mid: x - 48*k,
		card: render.Point{X: x - 58*k, Y: y + 254*k}, tag: render.Point{X: x + 240*k, Y: y + 253*k}, bag: render.Point{X: x + 282*k, Y: l.desk - 76*k}, bagSize: 170,
		seller: render.Stance{X: x - 432*k, Foot: l.desk, Size: 372}, buyer: render.Stance{X: x + 445*k, Foot: l.desk, Size: 424},
	}
}

// MoneyBag returns where the mouth of the Buyer's bag is in a sale in full, above the desk that ends a wall.
func MoneyBag(t *render.Theme, wall render.Rect) render.Point {
	l := limelightAbove(t, nil, &moments.Moment{}, wall)
	p := l.salePlaces()
	return render.Point{X: p.bag.X, Y: p.bag.Y - .4*p.bagSize*l.k}
}

// sale draws a sale in full.
func (l *limelight) sale(m *Sale) {
	at, seen, k, p := moments.SaleInFull, m.Presence(), l.k, l.salePlaces()
	gain := m.Moment.Profit() > 0
	l.dark(.91 * min(1, m.Part(0, 200)) * seen)
	if gain {
		light := .5 * m.Part(at.Counts, 300) * seen
		l.beams(p.card.X, p.card.Y, l.room.W, 18, 4+l.turned(.004), .13*light)
	}
	buyer := Seat{Face: render.Character{ID: sketch.Buyer, OwnCloth: true}, Frame: faces.Frame{Features: faces.Features{Expression: faces.Neutral}}}
	if gain {
		buyer.Frame.Expression = faces.Happy
	}
	comes := m.Part(0, 420)
	from := &m.From
	if from.Buyer.Size > 0 { // from the door to the desk
		l.walk(&buyer, from.Buyer, p.buyer, beats.InOutCubic(comes), seen)
	} else {
		l.stand(&buyer, p.buyer.X+(1-beats.OutCubic(comes))*300*k, p.buyer.Foot, p.buyer.Size, min(1, 4*comes)*seen)
	}
	seller := l.cheering(m.Seller)
	if !from.Seller.Empty() {
		at := render.Stance{X: from.Seller.CenterX(), Foot: from.Seller.Bottom(), Size: from.Seller.H}
		l.walk(&seller, at, p.seller, beats.InOutCubic(m.Part(0, 300)), seen)
	} else {
		l.stand(&seller, p.seller.X, p.seller.Foot, p.seller.Size, beats.OutBack(m.Part(0, 300))*seen)
	}
	l.Posed(l.Artwork("moneybag", p.bagSize*k), p.bag.X+(1-beats.OutCubic(comes))*300*k, p.bag.Y, render.Pose{Fade: 1 - min(1, 4*comes)*seen})
	if !from.Card.Empty() && !m.Calm {
		come := beats.InOutCubic(m.Part(0, at.Card+320))
		r := render.Rect{X: p.card.X - saleCardW/2*k, Y: p.card.Y - saleCardH/2*k, W: saleCardW * k, H: saleCardH * k}
		small := from.Card.W / r.W
		r.X, r.Y = r.X+(from.Card.CenterX()-p.card.X)*(1-come), r.Y+(from.Card.CenterY()-p.card.Y)*(1-come)
		m.Card(l.Dst, r, render.Pose{Turn: saleCardTilt * come, Scale: small + (1-small)*come, Fade: 1 - seen})
		if m.At >= at.Card {
			l.saleTag(m, p.tag, seen)
		}
	} else if m.At >= at.Card || m.Calm {
		come := beats.OutCubic(m.Part(at.Card, 320))
		r := render.Rect{X: p.card.X - saleCardW/2*k, Y: p.card.Y - saleCardH/2*k, W: saleCardW * k, H: saleCardH * k}
		r.Y += (1 - come) * .6 * l.room.H
		m.Card(l.Dst, r, render.Pose{Turn: saleCardTilt - 12*(1-come), Scale: .4 + .6*come, Fade: 1 - seen})
		l.saleTag(m, p.tag, seen)
	}
	if stamped := m.Part(at.Stamped, 240); stamped > 0 {
		l.sold(m, p.card.X, p.card.Y, k, stamped, seen)
	}
	l.TextFit(m.Title, l.x, p.title, l.titleWidth(m.Door), 14, render.Style{Face: render.Headline, Size: 44 * k, Color: palette.Faded(palette.White, m.Titled()*seen), Align: render.Center})
	if m.At >= at.Counts || m.Calm {
		l.profit(m, p.mid, p.sum, 112*k, (.6 + .4*beats.OutBack(m.Part(at.Counts, 260))), min(1, 3*m.Part(at.Counts, 260))*seen)
		l.TextFit(m.ProfitFor, p.mid, p.below, .6*l.room.W, 11, render.Style{Face: render.Bold, Size: 22 * k, Color: palette.Faded(palette.White, seen), Align: render.Center})
	}
	l.speech(m.Says, p.buyer, m.Part(at.Turns, 160)*seen)
	l.door(m.Door, true, m.Part(700, 200)*seen)
}

// walk draws somebody who comes from one place to another, as far as t.
func (l *limelight) walk(s *Seat, from, to render.Stance, t, seen float64) {
	size := from.Size + (to.Size*l.k-from.Size)*t
	steps := 5 * l.k * math.Abs(math.Sin(3*math.Pi*t)) // he takes three
	f := s.Frame
	if l.m.Calm {
		f, steps = faces.Frame{Features: f.Features}, 0
	}
	stance := render.Stance{X: from.X + (to.X-from.X)*t, Foot: from.Foot + (to.Foot-from.Foot)*t - steps + size*(1-seen), Size: math.Round(to.Size * l.k)}
	stance.Scale = size / stance.Size
	l.above(l.desk, func() { l.DrawBust(s.Face, f, stance, false) })
}

// profit draws the profit of a sale around x, or the loss.
func (l *limelight) profit(m *Sale, x, y, size, scale, alpha float64) {
	ink := l.Palette.ProfitInk
	if m.Moment.Profit() < 0 {
		ink = l.Palette.LossInk
	}
	sum := pieces.Lettering{Text: m.Profit, Size: size, Line: .057 * size, Tracking: -.02 * size, Color: ink}
	if l.rehearsing { // it counts
		sum.Text = "0123456789" + m.Whole
	}
	pieces.DrawLettering(l.Pen, sum, x, y, scale, alpha)
}

// saleTag draws the price tag: what the seller paid, and what the buyer pays once it has turned.
func (l *limelight) saleTag(m *Sale, at render.Point, seen float64) {
	k, turned := l.k, m.Part(moments.SaleInFull.Turns, 360)
	label, sum := m.Pays, m.Price
	if turned >= .5 {
		label, sum = m.BuyerPays, m.Value
	}
	swing := 0.0
	if since := m.At - moments.SaleInFull.Turns - 360; since > 0 && since < 900 && !m.Calm {
		swing = 6 * math.Sin(2*math.Pi*since/450) * (1 - since/900)
	}
	edge := turned * 2
	if edge > 1 {
		edge = 2 - edge
	}
	if m.Calm {
		edge = 0
	}
	l.Posed(pieces.PriceTag(l.Pen, label, sum, k), at.X, at.Y, render.Pose{Turn: 7 + swing, FlipX: edge, Fade: 1 - min(1, m.Part(moments.SaleInFull.Card, 300))*seen})
}

// sold draws the stamp on a card around x, y that is k times as large as it is designed, as far as it
// has come down: beside the price, and as large as there is room.
func (l *limelight) sold(m *Sale, x, y, k, stamped, seen float64) {
	const off, size, edge = 96, 46, 6
	wide := pieces.StampWidth(l.Pen.Theme, m.Sold, size*k)
	fits := min(1, (saleCardW-2*off-2*edge)*k/wide)
	pose := render.Pose{Turn: -11, Scale: 1.6 - .6*beats.InQuart(stamped), Fade: 1 - min(1, 2*stamped)*seen}
	pieces.DrawStamp(l.Pen.Theme, l.Dst, m.Sold, x+off*k, y+off*k, size*k*fits, l.Palette.Gain, pose)
}

// smallSale draws a sale in short: the card with its stamp over the calendar, and the profit.
func (l *limelight) smallSale(m *Sale) {
	seen := m.Presence()
	k := fits(SaleInShort, m.Room) * 240 / saleCardW
	const below = 58 // from the card to the profit
	x, y := m.Room.CenterX(), m.Room.CenterY()-below/2*k
	come := beats.OutBack(m.Part(0, 200))
	r := render.Rect{X: x - saleCardW/2*k, Y: y - saleCardH/2*k, W: saleCardW * k, H: saleCardH * k}
	pose := render.Pose{Turn: saleCardTilt, Scale: .6 + .4*come, Fade: 1 - min(1, m.Part(0, 120)*2)*seen}
	if from := m.From.Card; !from.Empty() { // it lies there already
		r, x, y, k = from, from.CenterX(), from.CenterY(), from.W/saleCardW
		pose = render.Pose{Turn: saleCardTilt * min(1, come), Fade: 1 - seen}
	}
	m.Card(l.Dst, r, pose)
	if stamped := m.Part(160, 160); stamped > 0 {
		l.sold(m, x, y, k, stamped, seen)
	}
	l.profit(m, x, y+saleCardH*k*.5+below*k, 72*k, .7+.3*come, min(1, m.Part(0, 160)*2)*seen)
}
