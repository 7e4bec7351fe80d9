package app

import "bigpayday/render"

var (
	PageHead     = render.Style{Face: render.Black, Size: 32, Tracking: -.6}
	PageNote     = render.Style{Face: render.CondensedBold, Size: 15}
	PaneHead     = render.Style{Face: render.Black, Size: 19}
	SettingLabel = render.Style{Face: render.Bold, Size: 15}
	SettingRow   = render.Style{Face: render.Medium, Size: 15}
	SettingNote  = render.Style{Face: render.CondensedMedium, Size: 13.5}
	SampleHead   = render.Style{Face: render.Bold, Size: 19}
	SampleText   = render.Style{Face: render.Regular, Size: 15}
)
