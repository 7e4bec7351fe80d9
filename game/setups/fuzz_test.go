package setups_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/setups"
	"bigpayday/game/setups/money"
	"bigpayday/game/spoil"
	"bigpayday/game/store"
)

// Whatever stands in a link is read or refused.
func FuzzLinksAreReadOrRefused(f *testing.F) {
	for _, text := range []string{
		setups.Link{Setup: setups.Document{"version": []byte("1"), "seats": []byte(`[{"name":"Ada"}]`)}, Seed: 7}.Text(),
		"q1YqSy0qzszPU7IyVtJRKs5ITVGyMtVRSkxPVbIyNNJRSi0qyi9SsjIwqAUA",
	} {
		f.Add(text)
		for _, spoilt := range spoil.Copies([]byte(text), 4000) {
			f.Add(string(spoilt))
		}
	}
	f.Fuzz(func(_ *testing.T, text string) {
		if link, err := setups.ParseLink(text); err == nil {
			_ = money.Check(link.Setup)
			_ = link.Text()
		}
	})
}

// Whatever stands in the place of the kept set-ups is moved aside or read, and what was read
// can be looked at.
func FuzzKeptSetupsAreReadOrMovedAside(f *testing.F) {
	for _, text := range []string{
		"", "{", "null", `{"version":1,"setups":[null,{"name":"Ours","setup":{"edition":"mixed","seats":[{"name":"Ada"}],"months":99}}]}`,
		`{"version":2}`, `{"version":1,"setups":[{"name":"x","setup":{"seats":7,"house":["fly"],"page":["moon"],"lengths":[-1]}}]}`,
	} {
		f.Add([]byte(text))
		for _, spoilt := range spoil.Copies([]byte(text), 2000) {
			f.Add(spoilt)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s := store.OpenMemory()
		require.NoError(t, s.Write(store.SetupsName, data))
		for _, p := range setups.OpenPresets(s, func(name string) string { return name }).List {
			p.Setup.Head()
			_ = money.Check(p.Setup)
			d := money.Of(p.Setup)
			d.Laid()
			d.HouseRules()
		}
	})
}
