package app

import "bigpayday/render"

var (
	PageHead     = render.Style{Face: render.Black, Size: 32, Tracking: -.6}
	PaneHead     = render.Style{Face: render.Black, Size: 19}
	SettingLabel = render.Style{Face: render.Bold, Size: 15}
)
