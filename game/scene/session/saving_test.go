package session_test

import (
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/money"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// disk is a storage that takes its time while it is held, or fails.
type disk struct {
	*store.Store
	held sync.Mutex
	err  error
}

func (d *disk) Lasts() bool { return true }

func (d *disk) WriteOver(name string, data []byte, known ...[]byte) error {
	d.held.Lock()
	defer d.held.Unlock()
	if d.err != nil {
		return d.err
	}
	return d.Store.WriteOver(name, data, known...)
}

// onDisk returns a game of two people on the screen, where the first is asked something.
func onDisk(t *testing.T) (*scenetest.Studio, *disk) {
	t.Helper()
	s := scenetest.Start(t, store.OpenMemory())
	d := &disk{Store: s.Store}
	require.NoError(t, d.Write(store.Autosave, scenetest.TwoPlayers.Save(t)))
	tb, err := money.Resume(d)
	require.NoError(t, err)
	s.Match, s.Running = match.NewMatch(s.App, tb), tb
	s.Match.Show()
	untilAsked(s)
	return s, d
}

func untilAsked(s *scenetest.Studio) {
	s.T.Helper()
	s.Until("somebody to be asked", func() bool {
		if s.Match.Held() {
			s.Match.Release()
		}
		_, asked := s.Match.AskedSeat()
		return asked
	})
}

// chooseAny makes the first choice that there is.
func chooseAny(s *scenetest.Studio) {
	s.T.Helper()
	require.NoError(s.T, s.Match.Choose(s.Match.Options()[0].Choice))
}

func TestNobodyIsAskedBeforeTheChoiceBeforeIsOnTheDisk(t *testing.T) {
	s, d := onDisk(t)
	d.held.Lock()
	chooseAny(s)
	s.Until("nothing to be shown any more", func() bool {
		if s.Match.Held() {
			s.Match.Release()
		}
		return !s.Match.Stage.Busy()
	})
	for range 60 {
		s.Tick()
		_, asked := s.Match.AskedSeat()
		require.False(t, asked)
		require.Equal(t, table.Saving, s.Running.SaveState())
	}
	assert.True(t, s.Match.Moving(), "the controls are about to change")
	d.held.Unlock()
	require.Eventually(t, func() bool { s.Tick(); return s.Running.SaveState() == table.Saved }, time.Minute, time.Millisecond)
	untilAsked(s)
	resumed, err := money.Resume(d.Store)
	require.NoError(t, err)
	assert.Equal(t, s.Table().State().Hash(), resumed.State().Hash())
}

func TestADiskThatNeverAnswersDoesNotEndTheGame(t *testing.T) {
	s, d := onDisk(t)
	d.held.Lock()
	defer d.held.Unlock()
	chooseAny(s)
	said := false
	s.Until("the game to go on all the same", func() bool {
		said = said || s.Match.Toast.Said() == s.Say("store.slow")
		_, asked := s.Match.AskedSeat()
		return asked
	})
	assert.True(t, said)
	assert.Equal(t, table.Saving, s.Running.SaveState())
}

func TestAFullDiskIsSaidUntilItIsMended(t *testing.T) {
	s, d := onDisk(t)
	s.Set(func(c *store.Settings) { c.SetSpeeds(store.Fast) })
	d.err = &store.Error{Kind: store.Full, Path: "/disk/autosave.json"}
	full := &store.Error{Kind: store.Full, Path: "/disk/autosave.json", Kept: true}
	untilSaid := func(text string) {
		t.Helper()
		s.Until("it is said: "+text, func() bool { return s.Match.Toast.Said() == text })
	}
	chooseAny(s)
	untilSaid(s.StoreErrorText(full))
	untilAsked(s)
	chooseAny(s)
	s.Match.Toast.Refuse("No.")
	assert.Equal(t, "No.", s.Match.Toast.Said())
	untilSaid(s.StoreErrorText(full)) // nothing that is done meanwhile hides it
	untilSaid(s.Say("save.failing"))
	s.Ticks(60 * 60)
	untilAsked(s)
	assert.Equal(t, s.Say("save.failing"), s.Match.Toast.Said())

	d.held.Lock()
	d.err = nil
	d.held.Unlock()
	chooseAny(s)
	untilSaid("")
	assert.Equal(t, table.Saved, s.Running.SaveState())
}
