package e2e_test

import (
	"archive/zip"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
)

// kept says in the page whether its files are all kept. A browser that has no room on the disk
// never keeps them.
const kept = `Promise.race([navigator.serviceWorker.ready.then((worker) => new Promise((resolve) => {
	const look = () => worker.active?.state === "activated" && navigator.serviceWorker.controller ? resolve(true) : setTimeout(look, 50);
	look();
})), new Promise((resolve) => setTimeout(() => resolve("not within two minutes: is the disk full?"), 120_000))])`

// The page lies in a folder of its site, as on itch.io.
func TestThePageOpensWithoutANetworkAfterTheFirstVisit(t *testing.T) {
	p := e2e.OpenPage(t, samplePackage, "a/folder/")
	ask := func(expression string) string {
		t.Helper()
		said, err := p.Ask(expression)
		require.NoError(t, err)
		return said
	}
	require.Equal(t, "", ask(`notice.dataset.state ?? ""`))
	const catalogue = `fetchBeside("de.po").then((text) => text.length > 100_000, String)`
	require.Equal(t, "true", ask(catalogue), "a language that is wanted comes")
	require.Equal(t, "true", ask(kept))
	require.Equal(t, "true", ask(`new Promise((resolve) => {
		const look = async () => await caches.match("de.po") ? resolve(true) : setTimeout(look, 50);
		look();
	})`), "the worker keeps what was fetched before it was there")
	require.NoError(t, p.Offline(true))
	require.NoError(t, p.Reload())
	assert.Equal(t, "", ask(`notice.dataset.state ?? ""`), "the program runs")
	assert.Equal(t, "true", ask(catalogue))
	assert.NotEqual(t, "true", ask(`fetchBeside("es.po").then((text) => text.length > 100_000, String)`), "nobody has wanted this one")
	assert.Equal(t, "false", ask(`fetch("nowhere").then(() => true, () => false)`), "the network is gone")

	// What can be asked of the page without loading it again.
	assert.Equal(t, "refused", ask(`new Promise((resolve) => {
		document.addEventListener("securitypolicyviolation", () => resolve("refused"), { once: true });
		const script = document.createElement("script");
		script.textContent = "document.title = 'run'";
		document.head.append(script);
	})`), "no script but those of the page's own files runs")
	assert.Equal(t, "Big Pay Day", ask("document.title"))
	assert.Equal(t, "sound", ask(`new AudioContext().audioWorklet.addModule(URL.createObjectURL(new Blob([""]))).then(() => "sound")`))
	for _, problem := range pageProblems(t, p.Lines) {
		assert.NotContains(t, problem, "Content Security Policy", problem)
	}
}

// leaveWhenNewerIsKept is a script of the page: it tells the server what is drawn, and when a
// newer version of the page has been kept it loads the page again, as a visitor would.
const leaveWhenNewerIsKept = `let told = "", left = false;
setInterval(async () => {
	const worker = await navigator.serviceWorker.getRegistration();
	if (left || !navigator.serviceWorker.controller || performance.getEntriesByName("drawn").length === 0) {
		return;
	}
	if (told !== document.title) {
		told = document.title;
		await fetch("drawn?" + encodeURIComponent(told), { cache: "no-store" });
		await worker.update();
	} else if (worker.waiting) {
		left = true;
		location.reload();
	}
}, 100);
`

func TestANewerPageTakesTheOldersPlaceWhenItIsOpenedAgain(t *testing.T) {
	folder, err := e2e.PageFolder(samplePackage)
	require.NoError(t, err)
	site := t.TempDir()
	require.NoError(t, os.CopyFS(site, os.DirFS(folder)))
	change := func(file, old, text string) {
		was, err := os.ReadFile(filepath.Join(site, file))
		require.NoError(t, err)
		require.Contains(t, string(was), old)
		require.NoError(t, os.WriteFile(filepath.Join(site, file), []byte(strings.Replace(string(was), old, text, 1)), 0o600))
	}
	change("index.html", "</head>", `<script src="leave.js" defer></script></head>`)
	require.NoError(t, os.WriteFile(filepath.Join(site, "leave.js"), []byte(leaveWhenNewerIsKept), 0o600))

	drawn, changed := make(chan string, 10), make(chan struct{})
	files := http.FileServer(http.Dir(site))
	e2e.ShowSite(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/drawn" {
			files.ServeHTTP(w, r)
			return
		}
		title, _ := url.QueryUnescape(r.URL.RawQuery)
		drawn <- title
		select {
		case <-changed:
		case <-r.Context().Done():
		}
	}))
	next := func() string {
		select {
		case title := <-drawn:
			return title
		case <-time.After(time.Minute):
			return "nothing within a minute"
		}
	}
	require.Equal(t, "Big Pay Day", next())
	change("index.html", "<title>Big Pay Day</title>", "<title>Newer</title>")
	change("index.html", `data-version="`, `data-version="newer than `)
	change("parts.js", `"version": "`, `"version": "newer than `)
	close(changed)
	assert.Equal(t, "Newer", next(), "the page is opened once more")
}

// pageProblems returns what the page has printed but for the script that is refused on purpose.
func pageProblems(t *testing.T, lines func() ([]string, error)) (problems []string) {
	t.Helper()
	printed, err := lines()
	require.NoError(t, err)
	refused := false
	for _, line := range printed {
		if !refused && strings.Contains(line, "inline script") {
			refused = true
			continue
		}
		problems = append(problems, line)
	}
	return problems
}

func TestThePageSaysThatTheScriptOfTheRuntimeIsMissing(t *testing.T) {
	p := e2e.OpenPageWithout(t, samplePackage, "wasm_exec.js")
	said, err := p.Ask(`notice.dataset.state + ": " + text.textContent`)
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(said, "failed: ") && strings.Contains(said, "wasm_exec.js"), said)
}

func TestAPageWhoseProgramDoesNotComeSaysSoAndLetsOthersWrite(t *testing.T) {
	p := e2e.OpenPageWithout(t, samplePackage, "bigpayday.wasm")
	// A lock is free a moment after it was let go: another tab would get it in its turn.
	said, err := p.Ask(`Promise.race([
		navigator.locks.request("bigpayday/lock", () => "others may write"),
		new Promise((enough) => setTimeout(enough, 10_000, "the lock is held")),
	]).then((lock) => [notice.dataset.state, again.hidden, lock].join())`)
	require.NoError(t, err)
	assert.Equal(t, "failed,false,others may write", said, "what it says, whether it can't be loaded again, and whether others may write")
}

// Every script and style of the page is a file, and there is nothing that the page names and
// the folder lacks.
func TestThePageNamesOnlyFilesThatThereAre(t *testing.T) {
	folder, err := e2e.PageFolder(samplePackage)
	require.NoError(t, err)
	html, err := os.ReadFile(filepath.Join(folder, "index.html"))
	require.NoError(t, err)
	assert.NotContains(t, string(html), "<style")
	assert.NotContains(t, string(html), "<script>")
	list, err := os.ReadFile(filepath.Join(folder, "parts.js"))
	require.NoError(t, err)
	for _, attribute := range []string{`src="`, `href="`, `content="wide`} {
		for _, rest := range strings.Split(string(html), attribute)[1:] {
			name, _, _ := strings.Cut(rest, `"`)
			if attribute == `content="wide` {
				name = "wide" + name
			}
			assert.FileExists(t, filepath.Join(folder, name))
			assert.Contains(t, string(list), `"`+name+`"`, "the service worker keeps it")
		}
	}
}

// The archive for itch.io, unpacked, is a site with the page at its root.
func TestTheArchiveOfThePageIsASite(t *testing.T) {
	folder, err := e2e.PageFolder(samplePackage)
	require.NoError(t, err)
	archive, site := filepath.Join(t.TempDir(), "page.zip"), t.TempDir()
	pack := exec.Command("go", "run", "./game/tools/pack", archive, folder)
	pack.Dir = "../.."
	said, err := pack.CombinedOutput()
	require.NoError(t, err, string(said))
	packed, err := zip.OpenReader(archive)
	require.NoError(t, err)
	defer func() { _ = packed.Close() }()
	require.NoError(t, os.CopyFS(site, packed))
	assert.FileExists(t, filepath.Join(site, "index.html"))

	state, err := e2e.OpenFolder(t, site).Ask(`notice.dataset.state ?? ""`)
	require.NoError(t, err)
	assert.Empty(t, state, "the program runs")
}
