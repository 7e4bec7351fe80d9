package replay

import (
	"bytes"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/files"
	"bigpayday/game/store"
	"bigpayday/game/words"
	"bigpayday/render/animation"
)

// recording is an animated picture of the board and the curves in the making: in each tick the game
// is shown at another place, and what is shown there is taken down.
type recording struct {
	// places are those that are shown, at is how many of them have been, and before where the
	// game stood when it began. The first of them are samples, for the colors.
	places []int
	at     int
	before int

	// window is the size of the window, in device pixels: when that is another, all begins
	// anew. All pictures have the size of the first one; what the page makes less or more room
	// for is filled up or cut off at the bottom.
	window, size image.Point

	samples []*image.RGBA
	out     *animation.Animation
	screen  *ebiten.Image
}

const (
	// mostFrames is how many pictures an animation has at most, and samples how many are looked
	// at for its colors before the first one.
	mostFrames, samples = 120, 3
	// frameStays and lastStays are how long a picture stands and the last one, in hundredths of
	// a second.
	frameStays, lastStays = 16, 250
	// frameWidth is how wide the picture is at most, in its own pixels.
	frameWidth = 720
)

// record begins an animation.
func (p *page) record() {
	r := &recording{before: p.place}
	for i := range samples {
		r.places = append(r.places, p.story.Len*i/(samples-1))
	}
	turns := p.story.Turns
	frames := min(mostFrames, len(turns))
	for i := range frames {
		r.places = append(r.places, turns[i*len(turns)/frames].At)
	}
	r.places = append(r.places, p.story.Len)
	p.recording, p.playing = r, false
	p.seek(r.places[0])
}

// beginIn begins the animation anew in a window of another size.
func (r *recording) beginIn(window image.Point) {
	if r.screen != nil {
		r.screen.Deallocate()
	}
	r.screen = ebiten.NewImage(window.X, window.Y)
	r.window, r.size = window, image.Point{}
	r.samples, r.out, r.at = nil, nil, 0
}

// stopRecording ends the animation, and shows what was shown before.
func (p *page) stopRecording() {
	r := p.recording
	p.recording = nil
	if r.screen != nil {
		r.screen.Deallocate()
	}
	p.seek(r.before)
}

// takeDown takes down what is shown, and goes on to the next place or, after the last one, writes
// the animation into a file.
func (p *page) takeDown() {
	r := p.recording
	if window := p.Theme.DeviceRect(p.View().Bounds()).Size(); window != r.window {
		begun := r.at > 0
		r.beginIn(window)
		if begun {
			p.seek(r.places[0])
			return
		}
	}
	frame := p.frame()
	switch {
	case r.at < samples:
		r.samples = append(r.samples, frame)
	default:
		if r.out == nil {
			r.out = animation.New(r.samples...)
			r.samples = nil
		}
		stays := frameStays
		if r.at == len(r.places)-1 {
			stays = lastStays
		}
		r.out.Add(frame, stays)
	}
	if r.at++; r.at < len(r.places) {
		p.seek(r.places[r.at])
		return
	}
	p.stopRecording()
	var out bytes.Buffer
	err := r.out.Encode(&out)
	where := ""
	if err == nil {
		where, err = files.Save("big-pay-day", ".gif", out.Bytes())
	}
	if err != nil {
		p.Inform(p.Say("error.title"), p.StoreErrorText(&store.Error{Kind: store.Failed, Path: "big-pay-day.gif", Err: err}), nil)
		return
	}
	p.ShowNotice(p.Say("saves.exported", words.Text("path", where)))
}

// frame returns the board, with the curves below it where they are shown.
func (p *page) frame() *image.RGBA {
	r, t := p.recording, p.Theme
	r.screen.Clear()
	p.Draw(r.screen)
	var parts []image.Rectangle
	for _, board := range p.boards {
		if !board.Box.Empty() {
			parts = append(parts, t.DeviceRect(board.Box))
		}
	}
	if box, ok := p.UI.Box("chart"); ok {
		parts = append(parts, t.DeviceRect(box))
	}
	if len(parts) == 0 {
		parts = []image.Rectangle{r.screen.Bounds()} // a window with no room for a board
	}
	if r.size == (image.Point{}) {
		r.size.X = min(frameWidth, parts[0].Dx())
		for _, part := range parts {
			r.size.Y += max(1, part.Dy()*r.size.X/part.Dx())
		}
	}
	width := r.size.X
	canvas := ebiten.NewImage(width, r.size.Y)
	defer canvas.Deallocate()
	y := 0.0
	for _, part := range parts {
		k := float64(width) / float64(part.Dx())
		op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Scale(k, k)
		op.GeoM.Translate(0, y)
		canvas.DrawImage(r.screen.SubImage(part).(*ebiten.Image), op)
		y += float64(part.Dy() * width / part.Dx())
	}
	frame := image.NewRGBA(canvas.Bounds())
	canvas.ReadPixels(frame.Pix)
	return frame
}
