package assets

import "syscall/js"

// FetchBeside asks for a file that lies beside the page, for what not everybody needs does not
// hold up the first picture. It hands over what is in it: at once where the page has fetched it
// ahead, else later, and never while a frame is drawn. Or it says that it does not come. Name is
// that of the file, such as "mplus.ttf".
//
// The page's own script does it, see web/beside.js; tests that Node runs have none, and nothing
// comes there.
func FetchBeside(name string, got func([]byte), lost func()) {
	fetch := js.Global().Get("fetchBeside")
	if fetch.Type() != js.TypeFunction {
		go lost()
		return
	}
	take := func(bytes js.Value) {
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		got(data)
	}
	file := fetch.Invoke(name)
	if file.InstanceOf(js.Global().Get("Uint8Array")) {
		take(file)
		return
	}
	var done, failed js.Func
	release := func() {
		done.Release()
		failed.Release()
	}
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer release()
		take(args[0])
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		defer release()
		lost()
		return nil
	})
	file.Call("then", done, failed)
}
