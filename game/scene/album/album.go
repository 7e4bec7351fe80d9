package album

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"bigpayday/game/album"
	"bigpayday/game/app"
	"bigpayday/game/cast"
	"bigpayday/game/clipboard"
	"bigpayday/game/files"
	"bigpayday/game/profiles"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render/palette"
)

// tab is a part of the album.
type tab int

const (
	overview tab = iota
	allGames
	allCards
	daily
	numTabs
)

// page is the page of an album.
type page struct {
	*app.Page[view]
	view
	album *album.Album
	// is the person whose album it is.
	is profiles.Profile
	// fresh are the records that were set since the album was last looked at.
	fresh []album.Record
	cards []app.AlbumCard
	boxes []app.Box
	// today is the day whose game is offered, and month draws the month that is played then.
	today time.Time
	month painter
	// before is what was on the screen before a game of the album is told again.
	before *running
}

// running is the game that is played while the album is open.
type running struct {
	game     table.Game
	skin     string
	teaching bool
	putAside func()
	rewatch  func()
	words    *words.Words
}

// view is all that the page depends on.
type view struct {
	// whose names the album, tab is the part that is open, and leaf the pair of pages of cards.
	whose string
	tab   tab
	leaf  int
	// version rises with the album, and elsewhere says that Enter means another control than
	// the main one.
	version   uint64
	elsewhere bool
}

// New returns the album of a person.
func New(a *app.App, of app.AlbumOf) app.Scene {
	p := &page{today: app.Today()}
	p.Page = app.NewPage[view](a, "album", p)
	p.First = "main"
	if kind := a.DailyKind(); kind != nil {
		p.month = kind.Daily.Paint(p.today)
	}
	p.open(of.Name)
	p.Relocalise()
	return p
}

// open opens the album of a person, of whoever plays at this device for "".
func (p *page) open(name string) {
	self := p.Self()
	p.is = profiles.Profile{Name: self.Name, Character: self.Character, Token: self.Token, Colour: self.Colour}
	for _, met := range p.Profiles().Met() {
		if name != "" && strings.EqualFold(met.Name, name) {
			p.is = met
		}
	}
	if p.is.Character == cast.Nobody {
		p.is.Character = cast.All()[0]
	}
	p.whose, p.leaf = p.is.Name, 0
	p.look()
	p.fresh = p.album.New
	_ = p.Albums().Seen(p.whose) // they are new once more at the next start
}

// look takes the album as it is by now.
func (p *page) look() {
	p.version++
	if p.album = p.Albums().Of(p.whose); p.album == nil {
		p.album = &album.Album{Name: p.whose}
	}
}

// people lists whose albums can be opened, whoever plays at this device first.
func (p *page) people() []string {
	names := []string{p.Self().Name}
	for _, name := range p.Albums().Names() {
		known := slices.ContainsFunc(p.Profiles().Met(), func(met profiles.Profile) bool { return strings.EqualFold(met.Name, name) })
		if known && !strings.EqualFold(name, names[0]) {
			names = append(names, name)
		}
	}
	return names
}

// next opens the album of the next person.
func (p *page) next() {
	names := p.people()
	p.open(names[(slices.Index(names, p.whose)+1)%len(names)])
}

// Key is what the page depends on, see [app.Content].
func (p *page) Key() view {
	id, _ := p.UI.Focused()
	v := p.view
	v.elsewhere = id != "main" && p.UI.TakesEnter()
	return v
}

// Relocalise says everything in another language, see [app.Relocaliser].
func (p *page) Relocalise() {
	p.cards, p.boxes = nil, nil
	for i := range p.Games {
		p.cards = append(p.cards, p.Games[i].Cards(p.Words)...)
		p.boxes = append(p.boxes, p.Games[i].Boxes...)
	}
	p.version++
}

// Tick handles one sixtieth of a second, see [app.Scene].
func (p *page) Tick(in *input.State) bool {
	if b := p.before; b != nil {
		p.before = nil
		p.App.Running, p.Skin, p.Teaching, p.PutAside, p.Rewatch = b.game, b.skin, b.teaching, b.putAside, b.rewatch
		p.Words = b.words
		p.version++
	}
	return p.Page.Tick(in)
}

// turn turns to another part.
func (p *page) turn(to tab) { p.tab = min(max(to, 0), numTabs-1) }

// watch tells a game of the album again. It is false where its save is not kept any more.
func (p *page) watch(g *album.Game) {
	game, ok := p.film(g)
	if !ok {
		p.ShowNotice(p.Say("album.gone"))
		return
	}
	p.before = &running{p.App.Running, p.Skin, p.Teaching, p.PutAside, p.Rewatch, p.Words}
	p.KindOf(game).Watch(p.App, game)
}

// film returns the game that an entry of the album is of. It is false where its save is not kept
// any more.
func (p *page) film(g *album.Game) (table.Game, bool) {
	data, err := p.Albums().Film(g)
	if err != nil {
		return nil, false
	}
	game, err := p.ReadGame(data)
	return game, err == nil && game.ID() == g.ID
}

// play is what there is mainly to do: to play the month of today, or else a new game.
func (p *page) play() {
	if _, played := p.album.Day(p.todaysDay()); !played && p.own() && p.DailyKind() != nil {
		p.PlayDaily()
		return
	}
	app.TitleDoor.Goto(p.App, app.Nothing{})
	app.SetupDoor.Open(p.App, app.Nothing{})
}

// own reports whether it is the album of whoever plays at this device.
func (p *page) own() bool { return p.whose == p.Self().Name }

func (p *page) todaysDay() string { return p.today.Format(time.DateOnly) }

// line tells others of a game of the day.
func (p *page) line(g *album.Game) string {
	return p.Say("album.line", words.Text("day", g.Day), words.Money("money", g.Worth),
		words.Number("place", g.Place), words.Number("players", g.Players))
}

// copyLine copies the line.
func (p *page) copyLine(g *album.Game) {
	line := p.line(g)
	if clipboard.Copy(line) != nil {
		p.Inform(p.Say("album.copy"), p.Say("album.not_copied", words.Text("line", line)), nil)
		return
	}
	p.ShowNotice(p.Say("album.copied"))
}

// export writes all albums into a file.
func (p *page) export() {
	where, err := files.Save("big-pay-day-album", ".json", p.Albums().Document())
	if err != nil {
		p.Inform(p.Say("error.title"), p.StoreErrorText(&store.Error{Kind: store.Failed, Path: "album", Err: err}), nil)
		return
	}
	p.ShowNotice(p.Say("saves.exported", words.Text("path", where)))
}

// askRemove asks whether all albums are to be thrown away.
func (p *page) askRemove() {
	p.Confirm("dialog.album.", p.Say("dialog.album.text"), palette.Red, func() {
		if err := p.Albums().Remove(); err != nil {
			p.Inform(p.Say("error.title"), p.StoreErrorText(err), nil)
		}
		p.fresh = nil
		p.look()
	})
}

// boxName returns what is played by the name that albums have for it.
func (p *page) boxName(id string) string {
	i := slices.IndexFunc(p.boxes, func(b app.Box) bool { return b.ID == id })
	if i < 0 {
		return id
	}
	return p.boxes[i].Name(p.Words)
}

// cardName returns what a card is called.
func (p *page) cardName(id string) string {
	for _, c := range p.cards {
		if c.ID == id {
			return c.Name
		}
	}
	return cmp.Or(id, "?")
}

// date says on which day something was.
func (p *page) date(day string) string {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return day
	}
	return p.Words.DayOfMonth(int(at.Month()), at.Day())
}

// worth says what somebody had at the end of a game: dollars, or the days of a game of days.
func (p *page) worth(g *album.Game) string {
	for i := range p.Games {
		if slices.ContainsFunc(p.Games[i].Boxes, func(b app.Box) bool { return b.ID == g.Box }) && p.Games[i].Daily == nil {
			return p.Words.Count("album.held", int(g.Worth))
		}
	}
	return p.Words.Money(g.Worth)
}
