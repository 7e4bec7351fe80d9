package screenreader

import (
	"strconv"
	"syscall/js"
)

// listen notes what is done with the parts, wherever they are, and what Tab is pressed for.
func (p *Page) listen() {
	on := func(e js.Value, event string, capture bool, do func(e js.Value)) {
		e.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		}), capture)
	}
	on(p.root, "click", false, p.clicked)
	on(p.root, "input", false, p.changed)
	on(p.root, "keydown", false, p.passOn)
	on(p.root, "keyup", false, p.passOn)
	on(p.document, "focusin", false, p.focused)
	on(p.document, "keydown", true, p.tabbed)
}

// keyOf returns the key of the part that an event is about.
func (p *Page) keyOf(target js.Value) (key string, ok bool) {
	if target = target.Call("closest", "[id^='part-']"); !target.Truthy() {
		return "", false
	}
	key, ok = p.keys[target.Get("id").String()]
	return key, ok
}

// note notes what was done with a part.
func (p *Page) note(e js.Value, r Request) {
	if key, ok := p.keyOf(e.Get("target")); ok {
		r.Key = key
		p.requests = append(p.requests, r)
	}
}

// clicked notes that a part was pressed. Why one cannot be used is said.
func (p *Page) clicked(e js.Value) {
	target := e.Get("target")
	if target.Get("tagName").String() == "INPUT" {
		return
	}
	if target.Call("getAttribute", "aria-disabled").String() == "true" {
		if why := target.Get("title").String(); why != "" {
			p.Tell([]string{why})
		}
	}
	if option := target.Call("getAttribute", "data-option"); option.Truthy() {
		n, _ := strconv.Atoi(option.String())
		p.note(e, Request{Wish: SetTo, Value: n})
		return
	}
	if target.Get("tagName").String() == "BUTTON" {
		p.note(e, Request{Wish: Press})
	}
}

// changed notes what a range or a field was set to.
func (p *Page) changed(e js.Value) {
	target := e.Get("target")
	value := target.Get("value").String()
	if target.Get("type").String() == "range" {
		n, _ := strconv.Atoi(value)
		p.note(e, Request{Wish: SetTo, Value: n})
		return
	}
	p.note(e, Request{Wish: Write, Text: value})
}

// focused has the game's focus follow that of the page. A field of the page is written in itself:
// the game's would take the keyboard away.
func (p *Page) focused(e js.Value) {
	target := e.Get("target")
	inside := p.root.Call("contains", target).Bool()
	if inside && !p.moving && target.Get("type").String() != "text" {
		p.note(e, Request{Wish: GoTo})
	}
	if !p.moving {
		p.inside = inside
	}
}

// passOn hands keys on to the game that mean nothing to the part which has the focus.
func (p *Page) passOn(e js.Value) {
	target := e.Get("target")
	key := e.Get("key").String()
	if target.Get("tagName").String() == "INPUT" && key != "Escape" {
		return
	}
	switch key {
	case "Tab", "Shift", "Enter", " ":
		return
	}
	e.Call("preventDefault")
	copied := js.Global().Get("KeyboardEvent").New(e.Get("type"), e)
	p.canvas.Call("dispatchEvent", copied)
}

// tabbed lets Tab leave the canvas behind the last control and before the first one.
func (p *Page) tabbed(e js.Value) {
	if e.Get("key").String() != "Tab" || !p.canvas.Truthy() || !e.Get("target").Equal(p.canvas) {
		return
	}
	back := e.Get("shiftKey").Bool()
	if back && !p.shown.First || !back && !p.shown.Last {
		return
	}
	e.Call("stopPropagation")
	p.requests = append(p.requests, Request{Wish: GoTo})
	p.shown.First, p.shown.Last = false, false
	if !back {
		p.focus(p.after)
	}
}
