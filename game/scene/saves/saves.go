package saves

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"bigpayday/game/app"
	"bigpayday/game/files"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/game/words"
	"bigpayday/input"
)

// page is the page of saved games.
type page struct {
	*app.Page[view]
	// rows are the games that have been read so far, and unread the names of the others: one
	// is read in each tick, so that a long list stops nothing.
	rows   []*row
	unread []string
	order  order
	// chosen is the row that would be loaded, and renaming the one that is given another
	// name, nil for none.
	chosen, renaming *row
	newName, saveAs  *edit.Field
	// folder is the one of the disk in which a file is chosen, nil while the list is shown.
	folder *files.Folder
	// trouble is why what was tried last could not be done, "" for nothing.
	trouble string
	version uint64
}

// view is all that the page depends on.
type view struct {
	version uint64
	chosen  *row
	// typing is the field that has the keyboard, and elsewhere says that Enter means another
	// control than the main one.
	typing    ui.ID
	elsewhere bool
}

// order is what the list is sorted by.
type order int

const (
	newest order = iota
	byName
	byEdition
)

// row is one saved game.
type row struct {
	// name is that of its document, called what players call it.
	name, called string
	game         table.Game
	is           app.Summary
	at           time.Time
	// fault says why the save cannot be read, "" where it can.
	fault  string
	binned bool
}

func (r *row) running() bool { return r.name == store.Autosave }

// New returns the page. Where a game runs it can be saved there under a name.
func New(a *app.App, _ app.Nothing) app.Scene {
	p := &page{saveAs: edit.NewField("", table.LongestTitle)}
	p.Page = app.NewPage[view](a, "saves", p)
	p.First = "load"
	if a.Running != nil {
		p.saveAs.SetText(a.Running.Title())
	}
	p.ListSaves()
	return p
}

// ListSaves reads the list anew, see [app.Lister].
func (p *page) ListSaves() {
	if p.Running != nil {
		_ = p.Running.Save() // what cannot be saved is told at the table
	}
	names, err := p.Store.List()
	p.fail(err)
	kept := p.rows
	p.rows, p.unread, p.renaming = nil, nil, nil
	for _, name := range names {
		i := slices.IndexFunc(kept, func(r *row) bool { return r.name == name && r.binned })
		if i >= 0 {
			p.rows = append(p.rows, kept[i])
			continue
		}
		p.unread = append(p.unread, name)
	}
	p.version++
}

// readNext reads the next game of the list.
func (p *page) readNext() {
	if len(p.unread) == 0 {
		return
	}
	name := p.unread[0]
	p.unread = p.unread[1:]
	if r := p.read(name); r != nil {
		p.rows = append(p.rows, r)
	}
	if len(p.unread) == 0 {
		p.sort()
	}
	p.version++
}

// read reads a game, nil where it is gone by now.
func (p *page) read(name string) *row {
	r := &row{name: name, called: name}
	data, err := p.Store.Read(name)
	if store.KindOf(err) == store.NotFound {
		return nil
	}
	if err == nil {
		r.game, err = p.ReadGame(data)
	}
	if err != nil {
		r.fault = p.StoreErrorText(err)
		return r
	}
	p.describe(r)
	return r
}

// describe says of a game what helps to know it again.
func (p *page) describe(r *row) {
	r.is, r.at = p.summaryOf(r.game), r.game.SavedAt().Local()
	if r.called = app.ShownName(r.game.Title(), table.LongestTitle); r.called == "" {
		r.called = p.Words.List(p.namesIn(r.game))
	}
}

func (p *page) namesIn(g table.Game) (names []string) {
	for i, player := range g.Players() {
		names = append(names, p.NameOf(player, i))
	}
	return names
}

func (p *page) summaryOf(g table.Game) app.Summary {
	return p.KindOf(g).Describe(p.App, g, p.namesIn(g))
}

// sort puts the rows in their order. The running game comes first among the newest.
func (p *page) sort() {
	slices.SortStableFunc(p.rows, func(a, b *row) int {
		fault := strings.Compare(a.fault, b.fault)
		late := b.at.Compare(a.at)
		switch p.order {
		case byName:
			return cmp.Or(fault, words.InOrder(a.called, b.called), late)
		case byEdition:
			return cmp.Or(fault, strings.Compare(a.is.Edition, b.is.Edition), late)
		}
		first := map[bool]int{true: 0, false: 1}
		return cmp.Or(first[a.running()]-first[b.running()], fault, late)
	})
	if p.chosen == nil || !slices.Contains(p.rows, p.chosen) {
		p.choose()
	}
}

// choose chooses the first game that can be loaded.
func (p *page) choose() {
	p.chosen = nil
	for _, r := range p.rows {
		if !r.binned && r.fault == "" {
			p.chosen = r
			return
		}
	}
}

// Key is what the page depends on, see [app.Content].
func (p *page) Key() view {
	id, _ := p.UI.Focused()
	v := view{version: p.version, chosen: p.chosen}
	if id == "save-name" || strings.HasSuffix(string(id), "-name") {
		v.typing = id
	}
	v.elsewhere = v.typing != "" || id != "load" && p.UI.TakesEnter()
	return v
}

// Relocalise says everything in another language, see [app.Relocaliser].
func (p *page) Relocalise() {
	for _, r := range p.rows {
		if r.game != nil {
			p.describe(r)
		}
	}
	p.version++
}

// Tick handles one sixtieth of a second, see [app.Scene].
func (p *page) Tick(in *input.State) bool {
	p.readNext()
	if f, ok := files.Chosen(); ok {
		p.Import(f.Name, f.Data)
	}
	return p.Page.Tick(in)
}

// fail notes why something could not be done, nil for that it was.
func (p *page) fail(err error) {
	p.trouble = ""
	if err != nil {
		p.trouble = p.StoreErrorText(err)
	}
	p.version++
}

// load goes on with the game that is chosen.
func (p *page) load() {
	if p.chosen == nil {
		return
	}
	name := p.chosen.name
	p.finishRenaming()
	p.emptyBin()
	if p.chosen.running() && p.Running != nil {
		p.Close()
		return
	}
	g, err := p.LoadGame(name)
	if err != nil {
		app.TitleDoor.Goto(p.App, app.Nothing{})
		p.Inform(p.Say("load.title_broken"), p.StoreErrorText(err), nil)
		return
	}
	p.KindOf(g).Begin(p.App, g)
}

// save saves the running game under the name that is written, or under how far it is where none is.
func (p *page) save() {
	title := app.ShownName(p.saveAs.Text(), table.LongestTitle)
	if title == "" {
		title = app.ShownName(p.summaryOf(p.Running).Where, table.LongestTitle)
	}
	p.finishRenaming()
	p.fail(table.SaveAs(p.Running, title, p.Store))
	trouble := p.trouble
	p.ListSaves()
	p.trouble = trouble
}

// export writes a game into a file, sealed as long as it is not over: whoever gets it can go on
// with it.
func (p *page) export(r *row) {
	p.finishRenaming()
	data, err := p.Store.Read(r.name)
	if err == nil {
		data, err = p.ExportGame(data)
	}
	if err != nil {
		p.fail(err)
		return
	}
	where, err := files.Save(store.NameFor(r.called, nil), files.Ending, data)
	if err != nil {
		p.fail(&store.Error{Kind: store.Failed, Path: r.called, Err: err})
		return
	}
	p.ShowNotice(p.Say("saves.exported", words.Text("path", where)))
}

// finishRenaming gives a game the name that was written for it.
func (p *page) finishRenaming() {
	r := p.renaming
	if r == nil {
		return
	}
	p.renaming = nil
	p.version++
	title := app.ShownName(p.newName.Text(), table.LongestTitle)
	if title == r.game.Title() {
		return
	}
	if r.running() && p.Running != nil {
		p.Running.SetTitle(title)
		p.saveAs.SetText(title)
	} else if err := p.retitle(r.name, title); err != nil {
		p.fail(err)
		return
	}
	r.game.SetTitle(title)
	p.describe(r)
}

func (p *page) retitle(name, title string) error {
	data, err := p.Store.Read(name)
	if err != nil {
		return err
	}
	return p.Store.Write(name, table.Retitle(data, title))
}

// bin puts a game into the bin or back.
func (p *page) bin(r *row, binned bool) {
	p.finishRenaming()
	r.binned = binned
	if binned && p.chosen == r || p.chosen == nil {
		p.choose()
	}
	p.version++
}

// firstBinned reports whether a row is the first of those in the bin: that one is put back by a
// key.
func (p *page) firstBinned(r *row) bool {
	i := slices.IndexFunc(p.rows, func(r *row) bool { return r.binned })
	return i >= 0 && p.rows[i] == r
}

// emptyBin deletes what is in the bin.
func (p *page) emptyBin() {
	for _, r := range p.rows {
		if !r.binned {
			continue
		}
		_ = p.Store.Delete(r.name) // it is still listed the next time
		if r.running() {
			for _, name := range store.CopyNames() {
				_ = p.Store.Delete(name)
			}
		}
	}
}

// leave goes back: to the game, or to the title, which may have another game to go on with.
func (p *page) leave() {
	if p.renaming != nil || p.folder != nil {
		p.renaming, p.folder = nil, nil
		p.fail(nil)
		return
	}
	p.emptyBin()
	if p.Running != nil {
		p.Close()
		return
	}
	app.TitleDoor.Goto(p.App, app.Nothing{})
}

func (p *page) newGame() {
	p.finishRenaming()
	p.emptyBin()
	p.PutAway()
	app.TitleDoor.Goto(p.App, app.Nothing{})
	app.SetupDoor.Open(p.App, app.Nothing{})
}

func rowID(i int, part string) ui.ID { return ui.ID("save-" + strconv.Itoa(i+1) + "-" + part) }
