// Package render draws: it has the theme of a window, type, pictures and strokes, and the
// measures that pages are laid out with. What the pieces of the game look like is drawn with
// it by the packages below.
//
// # What lives here
//
// A [Theme] holds the colors of an edition (package palette), the typefaces, and the images
// made so far at the scale of a [View]. It hands out a [Pen] for an image, which draws in
// logical pixels:
//
//   - Strokes: [Pen.Fill], [Pen.Frame], [Pen.Shadow], [Pen.Line], [Pen.Disc], [Pen.Dashes].
//   - Text: [Style] and [Run], [Theme.DrawText] for a line, [Theme.Wrap] and [Pen.Lines] for
//     several, [Pen.TextFit], [Theme.Fit] and [Theme.LargestGrowth] for type that has to find
//     room.
//   - Artwork: [Pen.LayArt] and [Theme.Art] by its name, a [Picture] in a [Pose];
//     [CachedImage] for what takes long to draw.
//   - Faces: [Theme.Bust] and [Theme.Portrait], each as a frame of package render/faces says;
//     [Theme.PrewarmFaces].
//   - Layout: the steps of [Theme.Length], the named styles such as [Body], [Rect].
//
// [Theme.Prewarm] makes images ahead of time; a [Recorder] and [Theme.CountDrawCalls] let
// tests see what is drawn without a screen.
//
// # What is drawn with it
//
// Each of these packages draws one kind of thing, with functions that take the theme, the
// image to draw on, a [Rect] to draw in and plain values: finished sentences, sums as text,
// the [State] of a control. Where a thing has fields, a type has its name, and Draw with its
// name draws it.
//
//   - marks: rings around what the keyboard, the coach or a token is on, and small signs.
//   - control: buttons, segments, steppers, fields, lists, tips, dialogs.
//   - pieces: tokens, dice, money, stamps, badges, panels. boards: the calendar of the money
//     games, warfare: the page, armies and cards of Conquest. paper: cards. player: the cards
//     of players.
//   - options: the live parts of prompts. charts: results. book: the rule book. scenery: the
//     room of the title. gamebox: boxes and the papers of the set-up, shelf: how boxes make
//     room for each other. spectacle: moments. scrapbook: the album. poster: whole months as
//     pictures for files.
//   - palette: colors, and the look of each edition. wall: what is behind everything. typeface:
//     the fonts of editions, in package roboto as files. polygon: figures of straight sides.
//
// # What does not live here
//
// Nothing here or in these packages knows a rule of the game, reads a device, says a
// sentence, or remembers what a player does. Artwork is drawn on the CPU by render/sketch,
// and render/stage and render/campaign say what is to be shown while something moves, one thing
// after the other (package beats).
//
// # Units
//
// Unless a comment says otherwise, every length is in logical pixels: those of a
// design of 1280x800, or of 960x600 in a small window. A [View] says how many
// device pixels one of them takes. Sizes of type are those at text scale 1, and
// grow with [Theme].TextScale as far as a piece has room. Angles are in degrees
// clockwise, shares and opacities from 0 to 1.
package render
