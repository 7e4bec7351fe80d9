package saves

import (
	"strconv"
	"time"

	"bigpayday/game/app"
	"bigpayday/game/files"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/options"
)

// open takes a saved game from a file, which the player chooses in the dialog of the browser or,
// where there is none, here in the folders of the disk.
func (p *page) open() {
	p.finishRenaming()
	if files.CanChoose {
		files.Choose()
		return
	}
	p.look(files.Downloads())
}

// look shows a folder of the disk. One that cannot be read is told, and what was shown stays.
func (p *page) look(path string) {
	folder, err := files.List(path)
	if err != nil {
		p.fail(&store.Error{Kind: store.Failed, Path: path, Err: err})
		return
	}
	p.folder = &folder
	p.fail(nil)
	p.UI.Focus(entryID(0), false)
}

// take takes a file as a saved game, which joins the list.
func (p *page) take(name string) {
	files.Take(p.folder.In(name))
	p.folder = nil
	p.version++
}

// picker is the sheet on which a file is chosen.
func (p *page) picker() *flow.Node {
	f, c, n := p.folder, &p.Theme.Palette, 0
	list := flow.Column().Gap(render.Tight).Pad(render.Tight, render.Tight)
	entry := func(art, name, note string, do func()) {
		use := ui.Control{ID: entryID(n), Do: func(ui.Event) { do() }}
		n++
		list.Add(flow.Row(
			flow.Art(art, render.Sign), flow.Text(name, render.Subhead, 2).Grow(1), flow.If(note != "", flow.Line(note, render.Remark.In(c.Ink2))),
		).Gap(render.Gap).Pad(render.Gap, render.Near).Pressed(use, options.Choice).Least(render.None, render.ControlHeight))
	}
	if above, ok := f.Above(); ok {
		entry("folder", p.Say("saves.folder_above"), "", func() { p.look(above) })
	}
	for _, s := range f.Saves {
		entry("save", s.Name, app.SavedWhen(p.Words, s.At.Local(), time.Now()), func() { p.take(s.Name) })
	}
	if len(f.Saves) == 0 && f.Path != "" {
		list.Add(flow.Centered(p.Say("saves.folder_none"), render.Body.In(c.Ink2), 2))
	}
	for _, name := range f.Folders {
		entry("folder", name, "", func() { p.look(f.In(name)) })
	}
	where := f.Path
	if where == "" {
		where = p.Say("saves.drives")
	}
	return sheet("files", list,
		flow.Space(render.None, render.Gap), flow.Line(p.Say("saves.pick"), render.Title), flow.Text(where, render.Label, 2),
		flow.Text(p.Say("saves.open_text"), render.Body.In(c.Ink2), 2),
		flow.If(p.trouble != "", flow.Text(p.trouble, render.Body.In(c.Loss), 4)),
	)
}

func entryID(i int) ui.ID { return ui.ID("file-" + strconv.Itoa(i+1)) }
