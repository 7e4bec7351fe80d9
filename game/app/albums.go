package app

import (
	"slices"
	"strings"
	"time"

	"bigpayday/game/album"
	"bigpayday/game/rules"
	"bigpayday/game/table"
)

// Albums returns what has been played at this device, by people.
func (a *App) Albums() *album.Albums {
	if a.albums == nil {
		a.albums = album.Open(a.Store)
	}
	return a.albums
}

// AlbumOf is whose album is opened: of whoever plays at this device where nobody is named.
type AlbumOf struct{ Name string }

// KeepPlayed puts a game that is over into the albums of those who sat at it under a name that
// is known here. A lesson and a game for practice are not kept. What cannot be written is told.
func (a *App) KeepPlayed(g table.Game) {
	if a.Teaching || g.Practice() || !g.Over() {
		return
	}
	kind, level := a.KindOf(g), strongest(g.Players())
	var entries []album.Entry
	for i, p := range g.Players() {
		if p.Kind != table.Human || !a.knows(p.Name) {
			continue
		}
		played := kind.Played(g, rules.Seat(i))
		played.ID, played.Ended, played.Level = g.ID(), Today().Format(time.DateOnly), level
		if kind.Daily != nil {
			if day, ok := kind.Daily.On(g); ok {
				played.Day = day.Format(time.DateOnly)
			}
		}
		entries = append(entries, album.Entry{Name: p.Name, Game: played})
	}
	if err := a.Albums().Add(g.Document(), entries...); err != nil {
		a.ShowNotice(a.StoreErrorText(err))
	}
}

// knows reports whether somebody is known here by a name.
func (a *App) knows(name string) bool {
	own, _ := a.Profiles().Own()
	called := func(name, other string) bool { return name != "" && strings.EqualFold(name, other) }
	for _, met := range a.Profiles().Met() {
		if called(name, met.Name) {
			return true
		}
	}
	return called(name, own.Name)
}

// strongest returns the level of the strongest computer at a table, "" where none sits there.
func strongest(players []table.Player) string {
	level := 0
	for _, p := range players {
		level = max(level, slices.Index(table.Kinds(), p.Kind))
	}
	if level == 0 {
		return ""
	}
	return string(table.Kinds()[level])
}

// DailyKind returns the kind of game that has a game of the day, nil where none has.
func (a *App) DailyKind() *GameKind {
	i := slices.IndexFunc(a.Games, func(k GameKind) bool { return k.Daily != nil })
	if i < 0 {
		return nil
	}
	return &a.Games[i]
}

// PlayDaily begins the game of today, or goes on with it where it has been begun.
func (a *App) PlayDaily() {
	kind := a.DailyKind()
	day := Today()
	names, _ := a.Store.List()
	for _, name := range names {
		data, err := a.Store.Read(name)
		if err != nil {
			continue
		}
		g, err := a.ReadGame(data)
		if err != nil || a.KindOf(g) != kind || g.Over() {
			continue
		}
		if on, ok := kind.Daily.On(g); ok && on.Format(time.DateOnly) == day.Format(time.DateOnly) {
			if g, err = a.LoadGame(name); err == nil {
				kind.Begin(a, g)
				return
			}
		}
	}
	a.PutAway()
	kind.Daily.Begin(a, day)
}
