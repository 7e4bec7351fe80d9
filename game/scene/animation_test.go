package scene_test

import (
	"bytes"
	"cmp"
	"image"
	"image/color"
	"image/gif"
	"math"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/session"
	"bigpayday/game/store"
	"bigpayday/render/stage"
)

const (
	// animationFile is the animation of a turn that the README shows.
	animationFile = "../../assets/readme/turn.gif"
	// animationMost is how large it may be, in bytes.
	animationMost = 3_000_000
	// frameTicks is how many ticks of the game are one of its frames: twenty
	// frames a second.
	frameTicks = 3
	// lastStays is how long the last frame stands before all begins again, in
	// hundredths of a second.
	lastStays = 180
)

// animationWindow is what the animation is drawn in: the layout of the design,
// at three quarters of its size.
var animationWindow = scenetest.Window{Width: 1280, Height: 800, Scale: .75, TextScale: 100}

// fixedAnimated is the game whose turn is animated: six players in the second
// week.
var fixedAnimated = &scenetest.Game{Cast: scenetest.Family, Seed: 12, Done: scenetest.AtTurnOf(1, 8)}

// animatedTurn plays a turn, and calls each after every tick: a throw, a walk,
// a bill that is stamped, and a refund.
func animatedTurn(t *testing.T, s *scenetest.Studio, each func()) {
	s.Settings.SetSpeeds(store.Normal)
	s.Play(fixedAnimated)
	ofKind := func(kind engine.CardKind) func(engine.Card) bool {
		return func(c engine.Card) bool { return c.Kind == kind }
	}
	s.StackCards(engine.MailDeck, ofKind(engine.Bill), func(c engine.Card) bool { return c.Kind == engine.TaxRefund && c.Amount >= 1_500 })
	pass := func(ticks int) {
		for range ticks {
			s.Tick()
			each()
		}
	}
	const die = 3
	s.Arrange(func(st *engine.State) {
		p := &st.Players[st.Turn]
		p.Day = s.DayOf(p.Month, engine.Mail2, 15) - die
	})
	s.MoveAway()
	s.Ticks(session.GracePeriod)
	each()
	pass(40)
	s.Roll(die)
	for range scenetest.Patience {
		if _, held := s.Match.Hold(); held {
			pass(60)
			s.Match.Release()
		}
		if s.Match.Stage.Shown().Turn != 0 && !s.Match.Stage.Actors().Turn.On {
			break
		}
		pass(1)
	}
}

// TestAnimation plays the turn that the README shows. With a file in ANIMATION
// it writes the animation there.
func TestAnimation(t *testing.T) {
	file := os.Getenv("ANIMATION")
	th := animationWindow.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, animationWindow, th)
	var frames []*image.RGBA
	seen := map[string]bool{}
	ticks := 0
	animatedTurn(t, s, func() {
		a := s.Match.Stage.Actors()
		for what, on := range map[string]bool{
			"dice": a.Dice.On, "walk": a.Token.On, "card": a.Card.On && a.Card.Goes == stage.ToTable, "stamp": a.Card.Stamp > 0,
			"card to hand": a.Card.Goes == stage.ToHand, "notes": a.Notes.N > 0, "numbers": a.Money[engine.SeatAccount(0)].On,
		} {
			seen[what] = seen[what] || on
		}
		if file != "" && ticks%frameTicks == 0 {
			frames = append(frames, s.Screenshot())
		}
		ticks++
	})
	for _, what := range []string{"dice", "walk", "card", "stamp", "card to hand", "notes", "numbers"} {
		assert.True(t, seen[what], "the turn has no %s", what)
	}
	if file == "" {
		return
	}
	var out bytes.Buffer
	require.NoError(t, gif.EncodeAll(&out, animated(frames)))
	require.NoError(t, os.WriteFile(file, out.Bytes(), 0o644))
	t.Logf("%d frames, %d kB", len(frames), out.Len()/1000)
}

func TestTheAnimationOfTheReadmeIsOne(t *testing.T) {
	data, err := os.ReadFile(animationFile)
	require.NoError(t, err)
	assert.Less(t, len(data), animationMost)
	g, err := gif.DecodeAll(bytes.NewReader(data))
	require.NoError(t, err)
	assert.Greater(t, len(g.Image), 60, "that is hardly a turn")
	assert.Zero(t, g.LoopCount, "it does not begin again")
}

// animated makes an animation of frames: of every frame only what is new, in
// the colours that do all of them justice.
func animated(frames []*image.RGBA) *gif.GIF {
	bounds := frames[0].Bounds()
	colours := coloursOf(frames)
	near := map[color.RGBA]uint8{}
	index := func(c color.RGBA) uint8 {
		i, ok := near[c]
		if !ok {
			i = uint8(nearest(colours, c))
			near[c] = i
		}
		return i
	}
	palette := make(color.Palette, 0, len(colours)+1)
	for _, c := range colours {
		palette = append(palette, c)
	}
	clearIndex := uint8(len(palette))
	palette = append(palette, color.RGBA{})
	g := &gif.GIF{Config: image.Config{ColorModel: palette, Width: bounds.Dx(), Height: bounds.Dy()}}
	shown := make([]uint8, bounds.Dx()*bounds.Dy())
	now := make([]uint8, len(shown))
	for n, frame := range frames {
		var changed image.Rectangle
		for y := range bounds.Dy() {
			for x := range bounds.Dx() {
				i := y*bounds.Dx() + x
				now[i] = index(frame.RGBAAt(x, y))
				if n == 0 || now[i] != shown[i] {
					changed = changed.Union(image.Rect(x, y, x+1, y+1))
				}
			}
		}
		if changed.Empty() {
			g.Delay[len(g.Delay)-1] += 100 * frameTicks / 60
			continue
		}
		img := image.NewPaletted(changed, palette)
		for y := changed.Min.Y; y < changed.Max.Y; y++ {
			for x := changed.Min.X; x < changed.Max.X; x++ {
				i := y*bounds.Dx() + x
				c := now[i]
				if n > 0 && c == shown[i] {
					c = clearIndex
				}
				img.SetColorIndex(x, y, c)
			}
		}
		copy(shown, now)
		g.Image, g.Delay, g.Disposal = append(g.Image, img), append(g.Delay, 100*frameTicks/60), append(g.Disposal, gif.DisposalNone)
	}
	g.Delay[len(g.Delay)-1] = lastStays
	return g
}

// counted is a colour and how many pixels have it.
type counted struct {
	c [3]float64
	n float64
}

// coloursOf returns 255 colours for all frames. The space of all that occur is
// cut in two where that does most, again and again; then each colour is moved to
// the middle of those that it stands for.
func coloursOf(frames []*image.RGBA) []color.RGBA {
	counts := map[[3]uint8]float64{}
	for i, frame := range frames {
		if i%4 > 0 {
			continue // what is seen is seen for longer than a frame
		}
		for p := 0; p < len(frame.Pix); p += 4 {
			counts[[3]uint8{frame.Pix[p], frame.Pix[p+1], frame.Pix[p+2]}]++
		}
	}
	all := make([]counted, 0, len(counts))
	for c, n := range counts {
		// A colour of a small thing matters more than its share of the area.
		all = append(all, counted{[3]float64{float64(c[0]), float64(c[1]), float64(c[2])}, math.Sqrt(n)})
	}
	slices.SortFunc(all, func(a, b counted) int { // a map has no order
		return cmp.Or(cmp.Compare(a.c[0], b.c[0]), cmp.Compare(a.c[1], b.c[1]), cmp.Compare(a.c[2], b.c[2]))
	})
	boxes := [][]counted{all}
	for len(boxes) < 255 {
		worst, axis, spread := -1, 0, 0.0
		for i, box := range boxes {
			for k := range 3 {
				if s := variance(box, k); s > spread {
					worst, axis, spread = i, k, s
				}
			}
		}
		if worst < 0 {
			break
		}
		a, b := cut(boxes[worst], axis)
		boxes[worst] = a
		boxes = append(boxes, b)
	}
	colours := make([]color.RGBA, len(boxes))
	for i, box := range boxes {
		colours[i] = middle(box)
	}
	for range 6 {
		groups := make([][]counted, len(colours))
		for _, c := range all {
			i := nearest(colours, color.RGBA{uint8(c.c[0]), uint8(c.c[1]), uint8(c.c[2]), 255})
			groups[i] = append(groups[i], c)
		}
		for i, group := range groups {
			if len(group) > 0 {
				colours[i] = middle(group)
			}
		}
	}
	return colours
}

// variance returns how far the colours of a box are apart along an axis, in
// sum.
func variance(box []counted, axis int) float64 {
	var n, sum, squares float64
	for _, c := range box {
		n, sum, squares = n+c.n, sum+c.n*c.c[axis], squares+c.n*c.c[axis]*c.c[axis]
	}
	return squares - sum*sum/n
}

// cut cuts a box in two at its mean. Neither is empty, if its colours differ.
func cut(box []counted, axis int) (a, b []counted) {
	var n, sum float64
	for _, c := range box {
		n, sum = n+c.n, sum+c.n*c.c[axis]
	}
	for _, c := range box {
		if c.c[axis] <= sum/n {
			a = append(a, c)
		} else {
			b = append(b, c)
		}
	}
	return a, b
}

func middle(box []counted) color.RGBA {
	var n float64
	var sum [3]float64
	for _, c := range box {
		n += c.n
		for k := range sum {
			sum[k] += c.n * c.c[k]
		}
	}
	at := func(k int) uint8 { return uint8(math.Round(sum[k] / n)) }
	return color.RGBA{at(0), at(1), at(2), 255}
}

func nearest(colours []color.RGBA, c color.RGBA) int {
	best, least := 0, math.MaxInt
	for i, o := range colours {
		r, g, b := int(o.R)-int(c.R), int(o.G)-int(c.G), int(o.B)-int(c.B)
		if d := 2*r*r + 4*g*g + 3*b*b; d < least {
			best, least = i, d
		}
	}
	return best
}
