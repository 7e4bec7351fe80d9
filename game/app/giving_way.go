package app

import "bigpayday/game/store"

// GiveWay gives the saved games to another window that has asked for them: the running game is
// saved and closed, and the title says so. It reports whether one has asked.
func (a *App) GiveWay() bool {
	if !a.Store.Asked() {
		return false
	}
	a.PutAway()
	err := a.Store.GiveUp()
	if err == nil {
		err = &store.Error{Kind: store.InUse, Path: a.Store.Where(store.Autosave)}
	}
	a.StoreError = err
	TitleDoor.Goto(a, Nothing{})
	return true
}

// TakeOver takes the saved games over from the window that has them, once it has given them up. It
// reports whether it has: then all that is kept is read anew.
func (a *App) TakeOver() bool {
	if !a.Store.Claim() {
		return false
	}
	a.profiles, a.albums = nil, nil
	return true
}
