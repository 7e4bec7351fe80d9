package sketch

import "image/color"

// A MonthDay is what lies on a day of a [MonthPage].
type MonthDay struct {
	// Kind is the kind of space, as records name it.
	Kind string
	// Printed says that it is printed on the paper, not laid.
	Printed bool
}

// The measures of a month's page, in logical pixels.
const (
	MonthW     = 7*monthCellW + 2*monthEdge
	monthCellW = 112.0
	monthCellH = 104.0
	monthEdge  = 16.0
	monthHead  = 96.0 // above the grid
	// MonthTitle, MonthNote and MonthDays are the baselines of the title, of the
	// line below it and of the names of weekdays.
	MonthTitle = 36.0
	MonthNote  = 60.0
	MonthDays  = 86.0
)

// MonthH returns the height of the page of a month with so many days, in
// logical pixels.
func MonthH(days int) float64 {
	return monthHead + float64(days/7+1)*monthCellH + monthEdge
}

// MonthCell returns the cell of a day, 0 for START, on the page of a month that
// belongs to no year.
func MonthCell(day int) Box {
	return Box{monthEdge + float64(day%7)*monthCellW, monthHead + float64(day/7)*monthCellH, monthCellW, monthCellH}
}

// MonthTile returns where the tile of a day lies; its measures are those of
// [TileFull].
func MonthTile(day int) Box {
	c := MonthCell(day)
	return Box{c.X + (c.W-TileFull.W)/2, c.Y + (c.H-TileFull.H)/2, TileFull.W, TileFull.H}
}

// MonthPage draws the page of a month, day 1 first, without its type: what lies
// on the days, the flag of START, and the grid.
func MonthPage(days []MonthDay) Drawing {
	h := MonthH(len(days))
	return sketchOf(MonthW, h, Insets{}, func(p pen) {
		p.rect(0, 0, MonthW, h, fill(PaperBottom))
		p.rect(0, 0, MonthW, 10, fill(Red))
		for place := range (len(days)/7 + 1) * 7 {
			c := MonthCell(place)
			ground := GridPaper
			if place%7 == 0 {
				ground = Sunday
			}
			p.rect(c.X, c.Y, c.W, c.H, fill(ground).line(Line, 1))
			if place == 0 {
				p.art("start", c.X+c.W/2-26, c.Y+10, 52)
			}
			if place >= 1 && place <= len(days) {
				t := MonthTile(place)
				drawDay(p.at(t.X, t.Y), days[place-1], ground)
			}
		}
	})
}

// drawDay draws what lies on a day.
func drawDay(p pen, day MonthDay, ground color.NRGBA) {
	sign, known := SignOf(day.Kind)
	if !known {
		return
	}
	t := TileFull
	plate, picture := t.PlateBox(true, day.Printed), t.PictureBox(true, day.Printed)
	if day.Printed {
		p.plate(sign.Plate, plate.X, plate.Y, plate.W, fill(sign.Family.Tint))
		p.art(sign.Picture, picture.X, picture.Y, picture.W)
		return
	}
	face := t.H - t.Edge
	p.rect(0, t.Edge, t.W, face, fill(sign.Family.Edge).round(t.Radius))
	p.rect(0, 0, t.W, face, fill(sign.Family.Face).round(t.Radius))
	if sign.Family != FamilyGold {
		p.rect(0, face-t.LabelBand, t.W, t.LabelBand, fill(sign.Family.Edge).round(t.Radius))
		p.rect(0, face-t.LabelBand, t.W, t.LabelBand/2, fill(sign.Family.Edge))
	}
	p.rect(t.Notch.X, t.Notch.Y, t.Notch.W, t.Notch.H, fill(ground).round(t.NotchRadius))
	p.rect(t.Notch.X, t.Notch.Y, t.Notch.W-t.NotchRadius, t.Notch.H, fill(ground))
	p.rect(t.Notch.X, t.Notch.Y, t.Notch.W, t.Notch.H-t.NotchRadius, fill(ground))
	p.plate(sign.Plate, plate.X, plate.Y, plate.W, fill(PlateCream))
	p.art(sign.Picture, picture.X, picture.Y, picture.W)
}
