package game

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/spareface"
)

// windowSize is a window's size in device-independent pixels, and the device
// pixels in one of them.
type windowSize struct {
	width, height, scale float64
}

// settleTicks is how many ticks a window has to keep its size before the game is
// drawn for it. Drawing everything in another scale takes longer than a frame,
// and while an edge is dragged the window has another size in every frame.
const settleTicks = 10

// LayoutF makes the screen as large as the window in device pixels. While the
// window is being resized the screen keeps the size that it is drawn for, and
// [Game.DrawFinalScreen] shows it as it is. Ebitengine calls LayoutF in every frame.
func (g *Game) LayoutF(width, height float64) (screenWidth, screenHeight float64) {
	now := windowSize{width, height, g.deviceScale()}
	if now != g.window {
		g.window, g.windowSince, g.resizedAt = now, g.tick, g.tick
		if g.drawn == 0 {
			g.drawnFor = now
		}
	}
	return math.Ceil(g.drawnFor.width * g.drawnFor.scale), math.Ceil(g.drawnFor.height * g.drawnFor.scale)
}

// deviceScale returns the device pixels in one device-independent pixel.
func (g *Game) deviceScale() float64 {
	if g.scaleOverride != nil {
		return g.scaleOverride()
	}
	if m := ebiten.Monitor(); m != nil {
		return m.DeviceScaleFactor()
	}
	return 1
}

// DrawFinalScreen shows the screen in the window, in the light that is set and as the lens has
// it. Where the game is not drawn for the window's size yet the picture from before stands in
// its middle, as large as it was, on the color of the wall. Ebitengine calls it after Draw.
func (g *Game) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, m ebiten.GeoM) {
	fits := offscreen.Bounds().Size() == screen.Bounds().Size() || g.window == g.drawnFor
	evening, closer := g.app.Settings.EveningLight, g.lens.isOn()
	switch {
	case !fits:
		screen.Fill(g.app.Theme.Palette.WallTop)
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Translate(unstretched(offscreen.Bounds().Size(), screen.Bounds().Size()))
		screen.DrawImage(offscreen, op)
	case closer:
		op := &ebiten.DrawImageOptions{GeoM: g.lens.geometry(), Filter: ebiten.FilterLinear}
		op.GeoM.Concat(m)
		screen.DrawImage(offscreen, op)
	default:
		ebiten.DefaultDrawFinalScreen(screen, offscreen, m)
	}
	if evening {
		g.dim(screen)
	}
}

// The blends of the light of an evening: leaves multiplies the screen by a color, takes subtracts a
// color from it.
var (
	leaves = ebiten.Blend{
		BlendFactorSourceRGB: ebiten.BlendFactorZero, BlendFactorDestinationRGB: ebiten.BlendFactorSourceColor,
		BlendFactorSourceAlpha: ebiten.BlendFactorZero, BlendFactorDestinationAlpha: ebiten.BlendFactorOne,
	}
	takes = ebiten.Blend{
		BlendFactorSourceRGB: ebiten.BlendFactorOne, BlendFactorDestinationRGB: ebiten.BlendFactorOne, BlendOperationRGB: ebiten.BlendOperationReverseSubtract,
		BlendFactorSourceAlpha: ebiten.BlendFactorZero, BlendFactorDestinationAlpha: ebiten.BlendFactorOne,
	}
)

// dim lays the light of an evening over the screen, see [palette.InEvening].
func (g *Game) dim(screen ebiten.FinalScreen) {
	size := screen.Bounds().Size()
	lay := func(c palette.Color, blend ebiten.Blend) {
		op := &ebiten.DrawImageOptions{Blend: blend}
		op.GeoM.Scale(float64(size.X), float64(size.Y))
		op.ColorScale.ScaleWithColor(c)
		screen.DrawImage(g.white(), op)
	}
	lay(palette.Evening, leaves)
	lay(palette.EveningLess, takes)
}

// white is one white pixel.
func (g *Game) white() *ebiten.Image {
	if g.whitePixel == nil {
		g.whitePixel = ebiten.NewImage(1, 1)
		g.whitePixel.Fill(palette.White)
	}
	return g.whitePixel
}

// unstretched returns where a picture begins that stands in the middle of a screen, in
// whole device pixels.
func unstretched(picture, screen image.Point) (x, y float64) {
	free := screen.Sub(picture)
	return math.Floor(float64(free.X) / 2), math.Floor(float64(free.Y) / 2)
}

// updateTheme is called in every tick. Where the window's size, the size of the
// text, the contrast, the edition or the language is another one than the theme
// was made for it makes a new theme, or a new view of the same, and has its
// images drawn ahead. Images hold words, so that another language needs others.
func (g *Game) updateTheme() error {
	a := g.app
	if g.prewarm.on {
		return nil
	}
	size := g.drawnFor
	if g.tick-g.windowSince >= settleTicks {
		size = g.window
	}
	view := render.NewView(size.width, size.height, size.scale)
	old := a.Theme
	if old != nil && g.themeFits(view) {
		if size == g.drawnFor {
			return nil
		}
		shown := old.View
		old.View = view
		g.startPrewarm(prewarm{size: size, shown: shown})
		return nil
	}
	theme, err := render.NewThemeOf(a.Skin, view, g.textScale(), a.Settings.HighContrast)
	if err != nil {
		return err
	}
	theme.SeatPatterns = a.Settings.SeatPatterns
	a.Theme, g.languageChanges = theme, a.LanguageCount()
	paintAround(&theme.Palette)
	g.typefaces, _ = spareface.Late()
	if old == nil {
		g.dirty = true
		return nil
	}
	g.startPrewarm(prewarm{size: size, oldTheme: old, shown: old.View})
	return nil
}

// textScale returns the size of the text that is set: 1 is the usual one.
func (g *Game) textScale() float64 { return float64(g.app.Settings.TextScale) / 100 }

// themeFits reports whether the theme was made for a view, and for the settings,
// the edition, the language and the typefaces as they are.
func (g *Game) themeFits(view render.View) bool {
	a := g.app
	if came, _ := spareface.Late(); came != g.typefaces {
		return false
	}
	return a.Theme.Matches(view, g.textScale(), a.Settings.HighContrast) && a.Theme.SeatPatterns == a.Settings.SeatPatterns &&
		a.Theme.UsesSkin(a.Skin) && g.languageChanges == a.LanguageCount()
}

// upToDate reports whether the screen is drawn for the window and the settings as
// they are.
func (g *Game) upToDate() bool {
	return g.window == g.drawnFor && !g.prewarm.on && g.themeFits(g.app.View())
}
