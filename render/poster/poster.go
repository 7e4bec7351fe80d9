// Package poster draws whole months as pictures for files, with type, on the
// CPU and without a window. What the screen shows is drawn by package render;
// the pieces of artwork are those of package sketch.
package poster

import (
	"image"
	"image/color"
	"image/draw"
	"strconv"

	"eliasnaur.com/font/roboto/robotoblack"
	"eliasnaur.com/font/roboto/robotocondensedbold"
	"eliasnaur.com/font/roboto/robotomedium"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"bigpayday/render/sketch"
)

// Month is a month to be drawn.
type Month struct {
	// Title stands above it, Note below the title.
	Title, Note string
	Days        []Day
}

// Day is a day of a month.
type Day struct {
	// Kind is the kind of space, as records name it.
	Kind  string
	Label string
	// Printed says that it is printed on the calendar, not laid.
	Printed bool
}

// Names are the words that stand on every month.
type Names struct {
	Start    string
	Weekdays [7]string // Sunday first
}

// Draw draws months, one below the other, at scale pixels per logical pixel.
func Draw(months []Month, names Names, scale float64) (*image.RGBA, error) {
	type page struct {
		picture *image.RGBA
		at      int
	}
	var pages []page
	w, h := 0, 0
	for i := range months {
		picture, err := months[i].draw(&names, scale)
		if err != nil {
			return nil, err
		}
		pages = append(pages, page{picture, h})
		w, h = max(w, picture.Rect.Dx()), h+picture.Rect.Dy()
	}
	all := image.NewRGBA(image.Rect(0, 0, w, h))
	for _, p := range pages {
		draw.Draw(all, p.picture.Rect.Add(image.Pt(0, p.at)), p.picture, image.Point{}, draw.Src)
	}
	return all, nil
}

func (m *Month) draw(names *Names, scale float64) (*image.RGBA, error) {
	days := make([]sketch.MonthDay, len(m.Days))
	for i, d := range m.Days {
		days[i] = sketch.MonthDay{Kind: d.Kind, Printed: d.Printed}
	}
	t := typist{dst: sketch.MonthPage(days).Raster(scale), scale: scale}
	first := sketch.MonthCell(0)
	room := sketch.MonthW - 2*first.X
	t.write(m.Title, spot{face: robotoblack.TTF, size: 28, x: first.X, y: sketch.MonthTitle, w: room, color: sketch.Ink})
	t.write(m.Note, spot{face: robotomedium.TTF, size: 15, x: first.X, y: sketch.MonthNote, w: room, color: sketch.Ink2})
	for i, name := range names.Weekdays {
		c := sketch.MonthCell(i)
		s := spot{face: robotocondensedbold.TTF, size: 13, x: c.X + c.W/2, y: sketch.MonthDays, w: c.W - 8, color: sketch.Ink, middle: true}
		if i == 0 {
			s.color = sketch.Red
		}
		t.write(name, s)
	}
	t.write(names.Start, spot{
		face: robotoblack.TTF, size: 20, x: first.X + first.W/2, y: first.Y + first.H - 16, w: first.W - 8, color: sketch.Red, middle: true,
	})
	for i, d := range m.Days {
		t.day(i+1, d)
	}
	return t.dst, t.err
}

// typist writes type into a picture. It keeps the first error.
type typist struct {
	dst   *image.RGBA
	scale float64
	err   error
}

// day writes the date and the label of a day.
func (t *typist) day(date int, d Day) {
	box, size := sketch.MonthTile(date), sketch.TileFull
	number := spot{face: robotoblack.TTF, size: size.DateType, x: box.X + size.DateX, y: box.Y + size.DateY, w: size.Notch.W, color: sketch.Ink}
	if date%7 == 0 {
		number.color = sketch.Red
	}
	t.write(strconv.Itoa(date), number)
	label := spot{
		face: robotocondensedbold.TTF, size: size.LabelType, x: box.X + box.W/2, y: box.Y + size.LabelBaseline, w: size.LabelWidth,
		color: sketch.White, middle: true,
	}
	sign, _ := sketch.SignOf(d.Kind)
	switch {
	case d.Printed:
		label.color = sketch.Ink2
	case sign.Family == sketch.FamilyGold:
		label.color, label.size = sketch.Ink, size.GoldType
	}
	t.write(d.Label, label)
	if sign.Flag != 0 {
		b := size.PictureBox(true, d.Printed)
		t.write(strconv.Itoa(sign.Flag), spot{
			face: robotoblack.TTF, size: b.W * sketch.FlagType, x: box.X + b.X + b.W*sketch.FlagX, y: box.Y + b.Y + b.W*sketch.FlagY,
			w: b.W, color: sketch.White, middle: true,
		})
	}
}

// spot is where and how a text stands: from x on, or with its middle there, on
// the baseline y, in at most w logical pixels.
type spot struct {
	face    []byte
	size    float64
	x, y, w float64
	color   color.NRGBA
	middle  bool
}

// write writes a text, smaller where it would be too wide.
func (t *typist) write(text string, s spot) {
	if t.err != nil || text == "" {
		return
	}
	face, err := t.face(s.face, s.size)
	if err != nil {
		t.err = err
		return
	}
	wide := float64(font.MeasureString(face, text)) / 64
	if most := s.w * t.scale; wide > most {
		if face, err = t.face(s.face, s.size*most/wide); err != nil {
			t.err = err
			return
		}
		wide = float64(font.MeasureString(face, text)) / 64
	}
	x := s.x * t.scale
	if s.middle {
		x -= wide / 2
	}
	pen := font.Drawer{
		Dst: t.dst, Src: image.NewUniform(s.color), Face: face,
		Dot: fixed.Point26_6{X: fixed.Int26_6(x * 64), Y: fixed.Int26_6(s.y * t.scale * 64)},
	}
	pen.DrawString(text)
}

func (t *typist) face(ttf []byte, size float64) (font.Face, error) {
	parsed, err := opentype.Parse(ttf)
	if err != nil {
		return nil, err
	}
	return opentype.NewFace(parsed, &opentype.FaceOptions{Size: size * t.scale, DPI: 72})
}
