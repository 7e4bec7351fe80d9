package sketch

import "image/color"

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xFF}
}

// rgba takes the opacity in the last two digits.
func rgba(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 24), G: uint8(v >> 16), B: uint8(v >> 8), A: uint8(v)}
}

// The colours of the game, by what they are used for.
var (
	Ink         = rgb(0x2B2320) // text
	Ink2        = rgb(0x5B4E44) // secondary text
	Ink3        = rgb(0x75675A) // numbers that are still to come
	Line        = rgb(0xDCCDAC) // grid and hairlines
	PaperTop    = rgb(0xFFFBF0)
	PaperBottom = rgb(0xFAF2DE)
	Paper2      = rgb(0xF5ECD6) // wells
	Paper3      = rgb(0xE7DABC) // deeper wells
	Field       = rgb(0xFFFDF6) // white fields, secondary buttons
	Cream       = rgb(0xFFF8E6) // token plates, light text on dark grounds
	PlateCream  = rgb(0xFFF4DC) // plates on day tiles
	White       = rgb(0xFFFFFF)
	Sunday      = rgb(0xFBEFD9) // the Sunday column
	GridPaper   = rgb(0xFEF9ED) // the grid, and the corner of a tile

	WallTop    = rgb(0x466A60)
	WallBottom = rgb(0x34504A)
	WallGroove = rgb(0x2E4841)
	WallGlint  = rgb(0x7C9C90)
	WoodTop    = rgb(0xCC9862)
	WoodBottom = rgb(0xB77F4B)
	WoodEdge   = rgb(0x8A5A31)
	WoodDeep   = rgb(0x5F3C1E)
	WoodGlint  = rgb(0xE2B47F)
	FeltTop    = rgb(0x2F4A43)
	FeltBottom = rgb(0x3A5A51)
	Veil       = rgba(0x1C2A26C2) // over the board behind a dialog
	ToolGround = rgb(0x2B3F39)
	ToolWell   = rgb(0x3C574F)

	Red        = rgb(0xC2382A) // the main button, START, Sundays
	RedEdge    = rgb(0x8F2419)
	Focus      = rgb(0xFFC83D) // focus ring, landing ring, active seat
	Blue       = rgb(0x1A5FAC) // mail
	BlueEdge   = rgb(0x103F73)
	Orange     = rgb(0xBE5712) // deals
	OrangeEdge = rgb(0x873A07)
	Green      = rgb(0x3F7A45) // buyers, gains
	GreenEdge  = rgb(0x2A5430)
	Plum       = rgb(0x56307D) // contests
	PlumEdge   = rgb(0x3A1F58)
	Teal       = rgb(0x00807C) // everyone collects
	TealEdge   = rgb(0x045150)
	Rose       = rgb(0x8E2247) // pay, bills
	RoseEdge   = rgb(0x611430)
	Slate      = rgb(0x3B4463) // moves, chance
	SlateEdge  = rgb(0x262D42)
	Gold       = rgb(0xEDB32E) // Pay Day
	GoldEdge   = rgb(0xB47C10)
	GoldTop    = rgb(0xFBD35F)
	GoldBottom = rgb(0xE5A01A)

	ButtonEdge  = rgb(0xCDBB95) // lower edge of secondary buttons
	ButtonLine  = rgb(0xD9C9A8)
	FieldLine   = rgb(0xC6B48D)
	OffFill     = rgb(0xEFE4C9) // what cannot be used now
	OffLine     = rgb(0xA08A5E)
	PickedFill  = rgb(0xFFF0C2) // the chosen or active entry of a list
	SeamLine    = rgb(0xCBB994) // perforations
	AlertFill   = rgb(0xF9DAD4)
	WarningFill = rgb(0xFFF6DC)
)

// A Family is the group of colours of spaces that do the same sort of thing.
type Family struct {
	Name string
	Face color.NRGBA // full colour of a day tile
	Edge color.NRGBA // darker: tile edge, label band, text on the tint
	Tint color.NRGBA // pale: the plate of a printed space, picture wells
}

// The families of spaces and cards.
var (
	FamilyBlue   = Family{"blue", Blue, BlueEdge, rgb(0xCFE1F0)}
	FamilyOrange = Family{"orange", Orange, OrangeEdge, rgb(0xF8DCC0)}
	FamilyGreen  = Family{"green", Green, GreenEdge, rgb(0xCDE6D4)}
	FamilyPlum   = Family{"plum", Plum, PlumEdge, rgb(0xE2D6EE)}
	FamilyRed    = Family{"red", Red, RedEdge, rgb(0xF6D2CB)}
	FamilyTeal   = Family{"teal", Teal, TealEdge, rgb(0xC9E5E6)}
	FamilyRose   = Family{"rose", Rose, RoseEdge, rgb(0xF3D1DC)}
	FamilySlate  = Family{"slate", Slate, SlateEdge, rgb(0xDADFE7)}
	FamilyGold   = Family{"gold", Gold, GoldEdge, rgb(0xFBE5A8)}
)

// A SeatColor is the colour of a seat: its face and its darker edge.
type SeatColor struct{ Face, Edge color.NRGBA }

// SeatColors are the six colours of seats, in the order in which they are
// handed out. The shape at the same index of Shapes is the one that goes with
// the colour unless a player chooses another.
var SeatColors = [6]SeatColor{
	{rgb(0xC8392B), rgb(0x8C2318)}, // red
	{rgb(0x2B70C9), rgb(0x1A4A8C)}, // blue
	{rgb(0x1C6A4C), rgb(0x0F4530)}, // green
	{rgb(0xE9AE22), rgb(0xA87408)}, // yellow
	{rgb(0x8E4490), rgb(0x5E2A60)}, // violet
	{rgb(0x3B4048), rgb(0x1D2025)}, // black
}
