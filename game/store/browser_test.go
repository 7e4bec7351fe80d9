//go:build js

package store_test

import (
	"strings"
	"syscall/js"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/store"
)

// storage makes a local storage that holds at most quota characters, as
// browsers define it: keys in the order they came, null for what is not there.
const storage = `(quota => {
	const items = new Map();
	const used = () => [...items].reduce((n, [k, v]) => n + k.length + v.length, 0);
	return {
		items,
		get length() { return items.size; },
		key(i) { return [...items.keys()][i] ?? null; },
		getItem(k) { return items.has(String(k)) ? items.get(String(k)) : null; },
		setItem(k, v) {
			k = String(k); v = String(v);
			const old = items.has(k) ? k.length + items.get(k).length : 0;
			if (used() - old + k.length + v.length > quota) throw new DOMException("no room", "QuotaExceededError");
			items.set(k, v);
		},
		removeItem(k) { items.delete(String(k)); },
	};
})`

// setStorage gives the page a storage for the time of the test. The text is
// the body of a getter, as it may throw.
func setStorage(t *testing.T, getter string, args ...any) {
	t.Helper()
	get := js.Global().Get("Function").New("s", "return function() { "+getter+" }").Invoke(args...)
	define := func(get any) {
		js.Global().Get("Object").Call("defineProperty", js.Global(), "localStorage",
			map[string]any{"configurable": true, "get": get})
	}
	define(get)
	t.Cleanup(func() { define(js.Undefined()) })
	setNavigator(t, js.Undefined())
}

// locks makes the locks of a browser, as browsers define them, which answers after so many
// milliseconds.
const locks = `((delay) => {
	let end = null; // of who has the lock
	const waiting = [];
	return {
		async request(name, options, granted) {
			await new Promise((go) => setTimeout(go, delay));
			options.signal?.throwIfAborted();
			if (end !== null && options.ifAvailable) return granted(null);
			if (end !== null && options.steal) end(new DOMException("stolen", "AbortError"));
			while (end !== null && !options.steal) {
				await new Promise((go, stop) => {
					waiting.push(go);
					options.signal.addEventListener("abort", () => stop(options.signal.reason));
				});
			}
			const stolen = new Promise((_, reject) => { end = reject; });
			const mine = end;
			try {
				return await Promise.race([granted({name}), stolen]);
			} finally {
				if (end === mine) {
					end = null;
					waiting.splice(0).forEach((go) => go());
				}
			}
		},
	};
})`

// setNavigator gives the page a navigator for the time of the test, with locks if there are any.
func setNavigator(t *testing.T, locks js.Value) {
	t.Helper()
	define := func(navigator any) {
		js.Global().Get("Object").Call("defineProperty", js.Global(), "navigator", map[string]any{"configurable": true, "value": navigator})
	}
	define(map[string]any{"locks": locks})
	t.Cleanup(func() { define(js.Undefined()) })
}

// newStorage gives the page an empty storage that holds quota characters.
func newStorage(t *testing.T, quota int) js.Value {
	t.Helper()
	s := js.Global().Call("eval", storage).Invoke(quota)
	setStorage(t, "return s", s)
	return s
}

func openForTest(t *testing.T) *store.Store {
	t.Helper()
	newStorage(t, 5_000_000)
	s, err := store.Open()
	require.NoError(t, err)
	require.True(t, s.Lasts())
	return s
}

func TestOnlyOneTabWritesAndAnotherOneTakesOver(t *testing.T) {
	newStorage(t, 5_000_000)
	setNavigator(t, js.Global().Call("eval", locks).Invoke(0))
	first, err := store.Open()
	require.NoError(t, err)
	require.NoError(t, first.Write(store.Autosave, []byte("a game")))
	assert.False(t, first.Asked())

	second, err := store.Open()
	require.Equal(t, store.InUse, store.KindOf(err))
	assert.False(t, second.Lasts())
	data, err := second.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, "a game", string(data), "it can be looked at")
	require.NoError(t, second.Write(store.Autosave, []byte("for a look")))
	assert.False(t, second.Claim(), "nobody has asked")

	require.NoError(t, first.Write(store.Autosave, []byte("played on")))
	require.NoError(t, second.AskFor())
	require.Eventually(t, second.Claim, time.Minute, time.Millisecond)
	assert.True(t, second.Lasts())
	require.Eventually(t, first.Asked, time.Minute, time.Millisecond)
	assert.Equal(t, store.InUse, store.KindOf(first.Write(store.Autosave, []byte("too late"))))
	assert.Equal(t, store.InUse, store.KindOf(first.Delete(store.Autosave)))
	data, err = second.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, "played on", string(data))
	require.NoError(t, first.GiveUp())
	assert.False(t, first.Lasts())
	require.NoError(t, second.Write(store.Autosave, []byte("and on")))

	require.NoError(t, first.AskFor())
	require.Eventually(t, first.Claim, time.Minute, time.Millisecond, "there and back")
	data, err = first.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, "and on", string(data))
	require.NoError(t, first.Close())
	third, err := store.Open()
	require.NoError(t, err, "a tab that is closed lets another one write")
	assert.True(t, third.Lasts())
	require.NoError(t, third.Close())
}

func TestAPageWaitsForTheOneThatIsJustBeingLeft(t *testing.T) {
	newStorage(t, 5_000_000)
	setNavigator(t, js.Global().Call("eval", locks).Invoke(0))
	left, err := store.Open()
	require.NoError(t, err)
	time.AfterFunc(300*time.Millisecond, func() { assert.NoError(t, left.Close()) })
	next, err := store.Open()
	require.NoError(t, err)
	assert.True(t, next.Lasts())
	assert.False(t, next.Asked(), "nobody has taken it")
	require.NoError(t, next.Write(store.Autosave, []byte("a game")))
	require.NoError(t, next.Close())
}

func TestABrowserMayTakeItsTimeToSayThatNobodyElseWrites(t *testing.T) {
	newStorage(t, 5_000_000)
	setNavigator(t, js.Global().Call("eval", locks).Invoke(1500))
	s, err := store.Open()
	require.NoError(t, err)
	assert.Never(t, s.Asked, 1500*time.Millisecond, 50*time.Millisecond, "nobody has taken it")
	require.NoError(t, s.Write(store.Autosave, []byte("a game")))
	require.NoError(t, s.Close())
}

func TestThePageMayHaveAskedForTheLockWhileTheProgramWasOnItsWay(t *testing.T) {
	newStorage(t, 5_000_000)
	manager := js.Global().Call("eval", locks).Invoke(0)
	setNavigator(t, manager)
	other := js.Global().Call("eval", "(locks) => ({asked: 0, request(...of) { this.asked++; return locks.request(...of); }})").Invoke(manager)
	asks := func() {
		ask := `(locks) => {
			let give;
			const given = new Promise((resolve) => { give = resolve; });
			const ended = locks.request("bigpayday/lock", { ifAvailable: true }, async (lock) => (await given)(lock));
			globalThis.bigpaydayLock = { take(granted) { delete globalThis.bigpaydayLock; give(granted); return ended; } };
		}`
		js.Global().Call("eval", ask).Invoke(manager)
	}
	t.Cleanup(func() { js.Global().Delete("bigpaydayLock") })

	asks()
	setNavigator(t, other)
	first, err := store.Open()
	require.NoError(t, err)
	assert.Zero(t, other.Get("asked").Int(), "the page has asked")
	require.NoError(t, first.Write(store.Autosave, []byte("a game")))

	asks()
	second, err := store.Open()
	require.Equal(t, store.InUse, store.KindOf(err), "the page was told that another one writes")
	require.NoError(t, second.AskFor())
	require.Eventually(t, second.Claim, time.Minute, time.Millisecond)
	require.Eventually(t, first.Asked, time.Minute, time.Millisecond)
	require.NoError(t, first.GiveUp())
	require.NoError(t, second.Close())
	third, err := store.Open()
	require.NoError(t, err)
	require.NoError(t, third.Close())
}

func TestAPageWithoutLocksKeepsGames(t *testing.T) {
	newStorage(t, 5_000_000)
	setNavigator(t, js.Undefined())
	for range 2 {
		s, err := store.Open()
		require.NoError(t, err)
		assert.True(t, s.Lasts())
	}
}

func TestEntriesAreReadableAndLeaveThoseOfOtherPagesAlone(t *testing.T) {
	entries := newStorage(t, 1000)
	entries.Call("setItem", "another page", "1")
	entries.Call("setItem", "bigpayday/Strange key", "2")
	s, err := store.Open()
	require.NoError(t, err)
	require.NoError(t, s.Write(store.Autosave, []byte(`{"a": "é"}`)))
	assert.Equal(t, `t{"a": "é"}`, entries.Call("getItem", "bigpayday/autosave").String())
	assert.Equal(t, "bigpayday/autosave", s.Where(store.Autosave))
	names, err := s.List()
	require.NoError(t, err)
	assert.Equal(t, []string{store.Autosave}, names)
	assert.Equal(t, 3, entries.Get("length").Int(), "nothing is left of the trial at the start")
}

func TestFullStorageKeepsTheOldEntry(t *testing.T) {
	newStorage(t, 200)
	s, err := store.Open()
	require.NoError(t, err)
	require.NoError(t, s.Write(store.Autosave, []byte("old")))
	assert.Equal(t, store.Full, store.KindOf(s.Write(store.Autosave, []byte(strings.Repeat("n", 300)))))
	data, err := s.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, "old", string(data))

	require.NoError(t, s.Write("big", []byte(strings.Repeat("b", 120))))
	_, err = s.MoveAside("big")
	assert.Equal(t, store.Full, store.KindOf(err))
	data, err = s.Read("big")
	require.NoError(t, err)
	assert.Len(t, data, 120, "what cannot be moved stays")
}

func TestGameGoesOnInMemoryWhereThePageMayNotStore(t *testing.T) {
	for name, c := range map[string]struct {
		getter string
		want   store.Kind
	}{
		"switched off":   {`throw new DOMException("denied", "SecurityError")`, store.Denied},
		"missing":        {`return undefined`, store.NoFolder},
		"null":           {`return null`, store.NoFolder},
		"no room at all": {`return {getItem() { return null }, setItem() { throw new DOMException("", "QuotaExceededError") }, length: 0}`, store.Full},
		"throws a word":  {`throw "up"`, store.Failed},
	} {
		t.Run(name, func(t *testing.T) {
			setStorage(t, c.getter)
			s, err := store.Open()
			assert.Equal(t, c.want, store.KindOf(err))
			assert.False(t, s.Lasts())
			require.NoError(t, s.Write(store.Autosave, []byte("a game")))
			data, err := s.Read(store.Autosave)
			require.NoError(t, err)
			assert.Equal(t, "a game", string(data))
		})
	}
}
