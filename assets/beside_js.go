package assets

import "syscall/js"

// FetchBeside asks for a file that lies beside the page, for what not everybody needs does not
// hold up the first picture. It hands over what is in it, or says that it does not come, later
// and never while a frame is drawn. Name is that of the file, such as "mplus.ttf".
//
// The page's own script does it, see web/beside.js; tests that Node runs have none, and nothing
// comes there.
func FetchBeside(name string, got func([]byte), lost func()) {
	fetch := js.Global().Get("fetchBeside")
	if fetch.Type() != js.TypeFunction {
		go lost()
		return
	}
	var done, failed js.Func
	release := func() {
		done.Release()
		failed.Release()
	}
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer release()
		data := make([]byte, args[0].Length())
		js.CopyBytesToGo(data, args[0])
		got(data)
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		defer release()
		lost()
		return nil
	})
	fetch.Invoke(name).Call("then", done, failed)
}
