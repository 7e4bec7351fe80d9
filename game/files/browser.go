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
			read(list.Index(0))
		}
		return nil
	})
	input.Call("addEventListener", "change", changed)
	input.Call("click")
}

// Downloads returns nothing: a page sees no folders.
func Downloads() string { return "" }

// read reads a file that was chosen.
func read(file js.Value) {
	if file.Get("size").Int() > Largest {
		offer(File{Name: file.Get("name").String()}) // it is no saved game
		return
	}
	var done js.Func
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		done.Release()
		bytes := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		offer(File{Name: file.Get("name").String(), Data: data})
		return nil
	})
	file.Call("arrayBuffer").Call("then", done)
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
