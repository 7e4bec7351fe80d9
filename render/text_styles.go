package render

// The type of pages, from the largest to the smallest: a page names one of these
// styles and no size. Text without a colour of its own is set in ink.
var (
	// Banner is the name of a month that begins, Display that of a page on its wall, Figures a large sum, Sum one in a list.
	Banner  = Style{Face: Headline, Size: 50}
	Display = Style{Face: Headline, Size: 32}
	Figures = Style{Face: Black, Size: 26, Tracking: -.4}
	Sum     = Style{Face: Black, Size: 21}
	// Title is the headline of a dialog, Head that of a panel, Subhead that of a
	// group in it.
	Title   = Style{Face: Black, Size: 24}
	Head    = Style{Face: Black, Size: 19}
	Subhead = Style{Face: Bold, Size: 16}
	// Label names a control or a row, Item is a row of a list.
	Label = Style{Face: Bold, Size: 15}
	Item  = Style{Face: Medium, Size: 15}
	// Body is running text, Fine the same in little room.
	Body = Style{Face: Regular, Size: 15}
	Fine = Style{Face: Regular, Size: 13.5}
	// Note is what somebody has written, such as a letter or the coach's advice, Jotted the
	// same in little room, and Jotter who did what is jotted down there.
	Note   = Style{Face: Hand, Size: 16}
	Jotted = Style{Face: Hand, Size: 14.5}
	Jotter = Style{Face: HandBold, Size: 14.5}
	// Remark stands beside or below a label, Column over a column of a table, Small on
	// what is smaller still.
	Remark = Style{Face: CondensedMedium, Size: 13.5}
	Column = Style{Face: CondensedBold, Size: 13}
	Small  = Style{Face: CondensedBold, Size: 12}
)
