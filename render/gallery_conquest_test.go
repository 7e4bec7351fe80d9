package render_test

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/conquest"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/wall"
	"bigpayday/render/warfare"
)

func init() {
	pages["conquest"] = page{w: 1280, h: 800, draw: conquestPage, skin: "conquest"}
	pages["conquest-small"] = page{w: 960, h: 600, draw: conquestPage, skin: "conquest"}
	pages["conquest-contrast"] = page{w: 1280, h: 800, draw: conquestPage, skin: "conquest"}
}

// conquestPage draws January 2027 with armies on most of its days.
func conquestPage(th *render.Theme, dst *ebiten.Image) {
	w, h := th.View.W, th.View.H
	wall.Draw(th, dst, h*.81)
	c := warfare.NewPage(render.View{}, render.Rect{X: w * .0125, Y: h * .0175, W: w * .6375, H: h * .78})
	month := conquest.MonthPage(2027, 1)
	m := conquest.MapOf(month)
	boards.CalendarSheet(th, dst, &c.Calendar, boards.MonthTitle{
		Title: "January 2027", Sub: "Conquest · round 5", Weekdays: [7]string{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"},
	}, c.Title.Right())
	before := 31
	date := func(d conquest.Day) int {
		n, of := month.Date(d)
		if of < 0 {
			return before - int(month.Lead()) + int(d)
		}
		return int(n)
	}
	for d := conquest.Day(1); d <= conquest.Days; d++ {
		_, of := month.Date(d)
		n := int32(d)*7%13 + 1
		day := warfare.Day{
			Date: date(d), Sunday: d.Column() == 0, Other: of != 0, Region: int(month.RegionOf(d)), Held: d%5 != 0,
			Army:   warfare.Army{Token: pieces.Token{Color: palette.SeatColor(d % 6), Shape: pieces.Shape(d / 7 % 6)}, Neutral: d%11 == 0},
			Armies: strconv.Itoa(int(n)), Arm: warfare.ArmOf(n), Fort: d == 8, Star: d == 24, Pale: d == 30,
		}
		warfare.DrawDay(th, dst, c.Day(int(d)), day, render.State{})
	}
	for a := conquest.Day(1); a <= conquest.Days; a++ {
		for _, b := range []conquest.Day{a + 1, a + 7} {
			if b > conquest.Days {
				continue
			}
			joint, linked := warfare.JointOf(int(a), int(b)), m.Linked(a, b)
			switch {
			case joint == warfare.Midnight && linked:
				warfare.MidnightFlags(th, dst, &c, int(a), int(b), strconv.Itoa(date(a)), strconv.Itoa(date(b)))
			case joint == warfare.Midnight:
			case linked && month.RegionOf(a) != month.RegionOf(b):
				warfare.Clip(th, dst, &c, int(a), int(b))
			case !linked:
				warfare.Tape(th, dst, &c, int(a), 1, joint == warfare.Beside)
			}
		}
	}
	for r := range conquest.NumRegions {
		f := c.Field(int(r), int(conquest.NumRegions))
		var holder *warfare.Army
		if r%2 == 1 {
			holder = &warfare.Army{Token: pieces.Token{Color: palette.SeatColor(r), Shape: pieces.Shape(r)}}
		}
		warfare.DrawRegionField(th, dst, f, warfare.RegionField{
			Region: int(r), Name: "Fresh start", Days: "6 days", Border: "3", Bonus: "+" + strconv.Itoa(int(m.Bonus[r])), Holder: holder,
		}, render.State{})
	}
	warfare.DayTarget(th, dst, c.Day(17), false)
	warfare.DayTarget(th, dst, c.Day(18), true)
	warfare.DayRing(th, dst, c.Day(16))
	warfare.ChancePill(th, dst, c.Day(18).CenterX(), c.Day(18).Y, "82 %", 82, true)
	warfare.ChancePill(th, dst, c.Day(24).CenterX(), c.Day(24).Y, "54 %", 54, false)
	warfare.ChancePill(th, dst, c.Day(16).CenterX(), c.Day(16).Y, "12 %", 12, false)
	x := c.Sheet.Right() + 20
	for i, design := range []string{"infantry", "cavalry", "artillery"} {
		warfare.ArmyCard(th, dst, render.Rect{X: x + float64(i)*70, Y: 40, W: 60, H: 84}, design, "Infantry", render.State{Active: i == 1})
	}
	warfare.ArmyCardBacks(th, dst, render.Rect{X: x, Y: 140, W: 200, H: 34}, 4)
	warfare.RegionBar(th, dst, render.Rect{X: x, Y: 190, W: 150, H: 15}, []warfare.RegionShare{{Army: warfare.Army{Token: pieces.Token{}}, Days: 4}, {Army: warfare.Army{Token: pieces.Token{Color: 1, Shape: 1}}, Days: 2}, {Army: warfare.Army{Neutral: true}, Days: 1}}, 10)
}
