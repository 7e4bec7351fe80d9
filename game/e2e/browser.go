package e2e

import (
	"net/http"
	"net/http/httptest"
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
	p, err := browser.Open(address+"/?trace", page.Options{
		Width: o.Width, Height: o.Height, Scale: o.Scale, Profile: o.Home, Touch: o.Touch, SafeArea: o.SafeArea, Prefers: o.Prefers, Brief: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	g := newGame(t, p)
	g.Until("the first line of the trace", func(Trace) bool { return true })
	return g
}

// OpenPage opens the page of a program at a folder of its site, such as "a/folder/", as a visitor
// has it: it keeps its files for the next visit, and tells no trace. Its browser is closed when
// the test ends. Where there is none the test is skipped (see [Missing]).
func OpenPage(t *testing.T, pkg, at string) *page.Page {
	t.Helper()
	folder, err := PageFolder(pkg)
	if err != nil {
		t.Fatal(err)
	}
	return openSite(t, http.StripPrefix("/"+at, http.FileServer(http.Dir(folder))), at)
}

// OpenPageWithout is [OpenPage] for a site on which a file of the page is missing.
func OpenPageWithout(t *testing.T, pkg, file string) *page.Page {
	t.Helper()
	folder, err := PageFolder(pkg)
	if err != nil {
		t.Fatal(err)
	}
	all := http.FileServer(http.Dir(folder))
	return openSite(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/"+file {
			http.NotFound(w, r)
			return
		}
		all.ServeHTTP(w, r)
	}), "")
}

// OpenFolder is [OpenPage] for a site that a folder holds, whatever becomes of it meanwhile.
func OpenFolder(t *testing.T, folder string) *page.Page {
	t.Helper()
	return openSite(t, http.FileServer(http.Dir(folder)), "")
}

// openSite opens a page of a site that is there as long as the test.
func openSite(t *testing.T, site http.Handler, at string) *page.Page {
	t.Helper()
	browser, address := visit(t, site)
	p, err := browser.Open(address+at, page.Options{Width: 960, Height: 600, Scale: 1, Profile: t.TempDir(), Brief: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	return p
}

// ShowSite shows the page of a site to a browser that nobody drives (see [page.Browser.Show]), as
// long as the test lasts. Where there is none the test is skipped (see [Missing]).
func ShowSite(t *testing.T, site http.Handler) {
	t.Helper()
	browser, address := visit(t, site)
	end, err := browser.Show(address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := end(); err != nil {
			t.Error(err)
		}
	})
}

// visit returns a browser, and the address of a site that is there as long as the test.
func visit(t *testing.T, site http.Handler) (browser page.Browser, address string) {
	t.Helper()
	browser, err := page.Find(moduleFolder())
	if err != nil {
		Missing(t, err)
	}
	server := httptest.NewServer(site)
	t.Cleanup(server.Close)
	return browser, server.URL + "/"
}

// PageFolder returns the folder with the page of a program, which is built unless it has been
// for an earlier test.
func PageFolder(pkg string) (string, error) {
	return builtOnce("the page of "+pkg, func(folder string) *exec.Cmd { return page.Build(folder, pkg) })
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
	folder, err := PageFolder(pkg)
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
