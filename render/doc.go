// Package render is how the game looks: the palette, the type, the layout of the
// table, and every piece that stands on it, from the wall behind the calendar to
// the ring around the control that has the keyboard.
//
// # What lives here
//
// A [Theme] draws everything in one window: it holds the [Palette] of an edition,
// the typefaces, and the images made so far at the scale of a [View]. A page calls
// the theme's methods with the image to draw on, a [Rect] to draw in and plain
// values: finished sentences, sums as text, a [State] of a control. The methods
// have the names of what they draw:
//
//   - Text: [Style] and [Run], [Theme.DrawText] and [Theme.DrawFit] for a line,
//     [Theme.Wrap] and [Theme.DrawLines] for several, [Theme.Fit] and
//     [Theme.LargestGrowth] for type that has to find room.
//   - Controls: [Theme.Button], [Theme.IconButton], [Theme.MenuButton],
//     [Theme.Segment], [Theme.Stepper], [Theme.Slider],
//     [Theme.Toggle], [Theme.Field], [Theme.Dropdown],
//     [Theme.ScrollBar], [Theme.ListKeycap], [Theme.Tip], [Theme.FocusRing].
//   - Panels and rows: [Theme.Panel], [Theme.Sheet], [Theme.Dialog],
//     [Theme.Well], [Theme.Row], [Theme.ChoiceRow],
//     [Theme.SeatRow], [Theme.ArtRow], [Theme.FormRow].
//   - The board: [Theme.CalendarSheet], [Theme.Tile], [Theme.DayFlags],
//     [Theme.PileCell], [Theme.JackpotCell], [Theme.BonusCell], [Theme.Token],
//     [Theme.TokensAt], [Theme.HopMark], [Theme.Die], [Theme.Tray], [Theme.Backdrop].
//   - Cards and money: [Theme.MailPaper], [Theme.MailBand], [Theme.DealPaper],
//     [Theme.CardWell], [Theme.CardBack], [Theme.LotteryCard], [Theme.PlayerCard],
//     [Theme.SeatPaper], [Theme.Bill], [Theme.OpenBook], [Theme.StampIn].
//   - Faces: [Theme.Bust], [Theme.Portrait], [Theme.PlayerFace] over a card with the
//     [Theme.PlayerLight] behind it, each as a frame of package render/faces says;
//     [Theme.PrewarmFaces].
//   - Prompts: [Theme.AskHead], [Theme.Lot],
//     [Theme.Bidders], [Theme.Number], [Theme.PickGround],
//     [Theme.LedgerLine] and [Theme.LedgerNumber] for the settlement.
//   - Results: [Theme.Medal], [Theme.Bar], [Theme.Bracket],
//     [Theme.Rosette], [Theme.Chart], [Theme.Readout].
//   - The rule book, the title and the set-up: [Theme.BookCover],
//     [Theme.ChapterTab], [Theme.TitlePage], [Theme.MonthSlip], [Theme.TinyMonth],
//     [Theme.GameBox], [Theme.Shelf], [Theme.SetupCard].
//
// Where days and tokens stand is laid out here too, because it is the
// geometry of the board: [NewCalendar], [Calendar],
// [TokenSpots]. Pages that are no board lay themselves out by the steps of
// [Theme.Length] and the named styles such as [Body].
//
// What takes long to draw is kept in a [CachedImage], which redraws only when its
// key changes. [Theme.Prewarm] makes images ahead of time; a [Recorder] and
// [Theme.CountDrawCalls] let tests see what is drawn without a screen.
//
// # What does not
//
// Pieces take plain values and finished strings. Nothing here knows a rule of the
// game, reads a device, says a sentence, or remembers what a player does. Artwork
// is drawn on the CPU by render/sketch, and render/stage says what is to be shown
// while something moves; this package turns both into images and puts type over
// them.
//
// # Units
//
// Unless a comment says otherwise, every length is in logical pixels: those of a
// design of 1280x800, or of 960x600 in a small window. A [View] says how many
// device pixels one of them takes. Sizes of type are those at text scale 1, and
// grow with [Theme].TextScale as far as a piece has room. Angles are in degrees
// clockwise, shares and opacities from 0 to 1.
package render
