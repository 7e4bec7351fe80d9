package e2e

import (
	"os/exec"
	"sync"
	"testing"

	"bigpayday/game/e2e/page"
)

// StartInBrowser builds the game's page, unless it has been built for an
// earlier test, serves it, and opens it in a browser without a window. All is
// closed when the test ends. On a machine without Node, playwright-core or a
// browser the test is skipped (see [Missing]).
//
// Here the game runs in real time: Ticks waits, what the trace tells may come a
// little later, and the picture is that of the page.
func StartInBrowser(t *testing.T, o Options) *Game {
	t.Helper()
	o = o.withDefaults()
	browser, err := page.Find(moduleFolder())
	if err != nil {
		Missing(t, err)
	}
	if o.Home == "" {
		o.Home = t.TempDir()
	}
	address, err := servePage(o.Package)
	if err != nil {
		t.Fatal(err)
	}
	p, err := browser.Open(address+"/?trace", page.Options{Width: o.Width, Height: o.Height, Scale: o.Scale, Profile: o.Home})
	if err != nil {
		t.Fatal(err)
	}
	g := newGame(t, p)
	g.Until("the first line of the trace", func(Trace) bool { return true })
	return g
}

// served holds the addresses of the pages that this process serves, by program.
var served struct {
	sync.Mutex
	addresses map[string]string
}

// servePage builds a program of the module for the browser, and returns the
// address at which it is served until the process ends. It stays the same, so
// that the page finds again what it has stored.
func servePage(pkg string) (address string, err error) {
	folder, err := builtOnce("the page of "+pkg, func(folder string) *exec.Cmd { return page.Build(folder, pkg) })
	if err != nil {
		return "", err
	}
	served.Lock()
	defer served.Unlock()
	if address, ok := served.addresses[pkg]; ok {
		return address, nil
	}
	if served.addresses == nil {
		served.addresses = map[string]string{}
	}
	if address, err = page.Serve(folder); err == nil {
		served.addresses[pkg] = address
	}
	return address, err
}
