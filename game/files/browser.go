//go:build js

package files

import "syscall/js"

// CanChoose says that the system lets the player choose a file.
const CanChoose = true

// Choose opens the browser's dialog for files. What is chosen is returned by [Chosen].
func Choose() {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	var changed js.Func
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		changed.Release()
		if list := input.Get("files"); list.Length() > 0 {
			read(list.Index(0), offer)
		}
		return nil
	})
	input.Call("addEventListener", "change", changed)
	input.Call("click")
}

// Downloads returns nothing: a page sees no folders.
func Downloads() string { return "" }

// TakeDrops has files that are dropped on the page sent on, at most twenty at once. What cannot be
// read, a folder say, is sent on empty: it is no saved game, and the player hears of that. Ebitengine
// hears of no drop then: it asks each file for its place in a file system, which an image that was
// dragged from another page has not.
func TakeDrops(to chan<- File) {
	if js.Global().Get("addEventListener").IsUndefined() {
		return // there is no page
	}
	js.Global().Call("addEventListener", "drop", js.FuncOf(func(_ js.Value, args []js.Value) any {
		event := args[0]
		event.Call("preventDefault")
		event.Call("stopImmediatePropagation")
		carried := event.Get("dataTransfer")
		if carried.IsNull() {
			return nil
		}
		list := carried.Get("files")
		for i := range min(list.Length(), mostAtOnce) {
			read(list.Index(i), func(f File) {
				go func() { to <- f }() // the browser waits for nobody
			})
		}
		return nil
	}), true)
}

// read reads a file, and gives it on. What cannot be read is given on empty.
func read(file js.Value, give func(File)) {
	name := file.Get("name").String()
	if file.Get("size").Int() > Largest {
		give(File{Name: name}) // it is no saved game
		return
	}
	var done, failed js.Func
	ended := func(f File) {
		done.Release()
		failed.Release()
		give(f)
	}
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		ended(File{Name: name, Data: data})
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		ended(File{Name: name})
		return nil
	})
	file.Call("arrayBuffer").Call("then", done, failed)
}

// offer has a file wait to be taken. One that nobody has taken yet stays.
func offer(f File) {
	select {
	case chosen <- f:
	default:
	}
}

// Save has the browser download a file.
func Save(name, ending string, data []byte) (where string, err error) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	blob := js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": "application/json"})
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name+ending)
	link.Call("click")
	js.Global().Get("URL").Call("revokeObjectURL", url)
	return name + ending, nil
}
