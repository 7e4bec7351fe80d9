package screenreader

import (
	"strconv"
	"syscall/js"

	"bigpayday/game/outline"
)

// mostTold is how many sentences stay in the live region.
const mostTold = 30

// Page is the part of the page that is not seen. It belongs to the goroutine of the game: what
// the browser calls only notes what was done.
type Page struct {
	document, canvas js.Value
	// root holds the parts, log is the live region, and after stands behind all of it: there Tab
	// leaves from.
	root, log, after js.Value
	parts            map[string]*part
	keys             map[string]string // of parts, by the ids of their elements
	made             int
	shown            Screen
	requests         []Request
	// inside says that the focus was on one of the parts last, and moving that it is put there now.
	inside, moving bool
}

// part is an element, which is in a list item where it is in a list.
type part struct {
	id             string
	element, outer js.Value
}

// Open puts an empty page beside the canvas once there is one. It returns nil outside of a page.
func Open() *Page {
	if !js.Global().Get("document").Truthy() {
		return nil
	}
	p := &Page{document: js.Global().Get("document"), parts: map[string]*part{}, keys: map[string]string{}}
	p.root, p.log, p.after = p.hidden("section"), p.hidden("section"), p.hidden("span")
	p.root.Set("id", "screen")
	p.root.Set("tabIndex", -1)
	set(p.log, "role", "log")
	set(p.log, "aria-live", "polite")
	p.after.Set("tabIndex", -1)
	set(p.after, "aria-hidden", "true")
	p.listen()
	return p
}

// hidden adds an element to the page that is said but not seen.
func (p *Page) hidden(tag string) js.Value {
	e := p.document.Call("createElement", tag)
	style := e.Get("style")
	for name, value := range map[string]string{
		"position": "fixed", "left": "0", "bottom": "0", "width": "1px", "height": "1px",
		"overflow": "hidden", "clipPath": "inset(50%)", "whiteSpace": "nowrap",
	} {
		style.Set(name, value)
	}
	p.document.Get("body").Call("append", e)
	return e
}

// set gives an element an attribute, or takes it away for "".
func set(e js.Value, name, value string) {
	if value == "" {
		e.Call("removeAttribute", name)
		return
	}
	e.Call("setAttribute", name, value)
}

// yes returns the value of an attribute that is there only where something holds.
func yes(holds bool) string {
	if holds {
		return "true"
	}
	return ""
}

// Show brings the page into line with the screen. What has not changed is not touched.
func (p *Page) Show(s Screen) {
	p.label(s)
	for _, step := range outline.Diff(p.shown.Items, s.Items) {
		p.carryOut(&step)
	}
	p.shown = s
	p.follow()
}

// label names the canvas and the regions.
func (p *Page) label(s Screen) {
	if !p.canvas.Truthy() {
		p.canvas = p.document.Call("querySelector", "canvas")
		if !p.canvas.Truthy() {
			return
		}
		set(p.canvas, "role", "application")
		set(p.canvas, "aria-owns", p.root.Get("id").String())
	}
	if s.Labels == p.shown.Labels {
		return
	}
	set(p.canvas, "aria-label", s.Game)
	set(p.root, "aria-label", s.Controls)
	set(p.log, "aria-label", s.Log)
	p.root.Set("lang", s.Language)
	p.log.Set("lang", s.Language)
}

// follow puts the focus where the game has it: on its part where one of the parts had it, and else
// the canvas names it. The text field of the browser that takes what is typed is called like the
// one of the game.
func (p *Page) follow() {
	if !p.canvas.Truthy() {
		return
	}
	now := p.parts[p.shown.Focus]
	id := ""
	if now != nil {
		id = now.id
	}
	set(p.canvas, "aria-activedescendant", id)
	if active := p.document.Get("activeElement"); p.inside && !p.log.Call("contains", active).Bool() {
		lost := !p.root.Call("contains", active).Bool()
		switch {
		case now != nil && !now.element.Call("contains", active).Bool() && !isChoice(p.shown.Items, p.shown.Focus):
			p.focus(now.element)
		case now == nil && lost:
			p.focus(p.root)
		}
	}
	name := ""
	outline.Each(p.shown.Items, func(i *outline.Item) {
		if i.Key == p.shown.Focus && i.Role == outline.Field {
			name = i.Name
		}
	})
	areas := p.document.Call("querySelectorAll", "body > textarea")
	for i := range areas.Length() {
		area := areas.Index(i)
		set(area, "aria-label", name)
		set(area, "aria-hidden", yes(name == ""))
		area.Set("tabIndex", -1)
	}
}

// isChoice reports whether a part is made of several elements, which have the focus themselves.
func isChoice(items []outline.Item, key string) (is bool) {
	outline.Each(items, func(i *outline.Item) { is = is || i.Key == key && i.Role == outline.Choice })
	return is
}

func (p *Page) focus(e js.Value) {
	p.moving = true
	e.Call("focus", map[string]any{"preventScroll": true})
	p.moving = false
}

// Tell adds sentences to the live region.
func (p *Page) Tell(texts []string) {
	for _, text := range texts {
		if text == "" {
			continue
		}
		line := p.document.Call("createElement", "p")
		line.Set("textContent", text)
		p.log.Call("append", line)
	}
	for p.log.Get("childElementCount").Int() > mostTold {
		p.log.Get("firstElementChild").Call("remove")
	}
}

// Requests returns what was done with the parts since the last call.
func (p *Page) Requests() []Request {
	if len(p.requests) == 0 {
		return nil
	}
	done := p.requests
	p.requests = nil
	return done
}

func (p *Page) carryOut(step *outline.Step) {
	parent, inList := p.root, false
	if step.Parent != "" {
		parent, inList = p.parts[step.Parent].element, true
	}
	switch step.Kind {
	case outline.Remove:
		if part := p.parts[step.Key]; part != nil {
			part.outer.Call("remove")
			p.forget(step.Key)
		}
	case outline.Update:
		p.dress(p.parts[step.Key].element, step.Item)
	case outline.Insert:
		parent.Call("insertBefore", p.add(step.Item, inList), p.place(step.Before))
	case outline.Move:
		parent.Call("insertBefore", p.parts[step.Key].outer, p.place(step.Before))
	}
}

// place returns the element of a part that something is put before, null for none.
func (p *Page) place(key string) js.Value {
	if key == "" {
		return js.Null()
	}
	return p.parts[key].outer
}

// forget takes a part and what was in it out of the list.
func (p *Page) forget(key string) {
	element := p.parts[key].element
	for k, other := range p.parts {
		if k == key || element.Call("contains", other.element).Bool() {
			delete(p.keys, other.id)
			delete(p.parts, k)
		}
	}
}

// tags are the elements that roles are.
var tags = map[outline.Role]string{
	outline.Text: "p", outline.List: "ul", outline.Button: "button", outline.Switch: "button", outline.Menu: "button",
	outline.Choice: "div", outline.Range: "input", outline.Field: "input",
}

// add makes the element of a part, with what it holds.
func (p *Page) add(i *outline.Item, inList bool) js.Value {
	tag := tags[i.Role]
	if i.Role == outline.Heading {
		tag = "h" + strconv.Itoa(max(1, i.Level))
	}
	e := p.document.Call("createElement", tag)
	p.made++
	made := &part{id: "part-" + strconv.Itoa(p.made), element: e, outer: e}
	e.Set("id", made.id)
	p.parts[i.Key], p.keys[made.id] = made, i.Key
	switch i.Role {
	case outline.Button, outline.Menu:
		e.Set("type", "button")
	case outline.Switch:
		e.Set("type", "button")
		set(e, "role", "switch")
	case outline.Choice:
		set(e, "role", "radiogroup")
	case outline.Range:
		e.Set("type", "range")
	case outline.Field:
		e.Set("type", "text")
		e.Set("autocomplete", "off")
	}
	p.dress(e, i)
	for k := range i.Kids {
		e.Call("append", p.add(&i.Kids[k], true))
	}
	if inList {
		made.outer = p.document.Call("createElement", "li")
		made.outer.Call("append", e)
	}
	return made.outer
}

// dress gives the element of a part its name and its state.
func (p *Page) dress(e js.Value, i *outline.Item) {
	switch i.Role {
	case outline.Text, outline.Heading:
		e.Set("textContent", i.Name)
		return
	case outline.List:
		return
	case outline.Button:
		e.Set("textContent", i.Name)
		set(e, "aria-current", yes(i.On))
	case outline.Menu:
		e.Set("textContent", outline.Sentences(i.Name, i.Shown))
		set(e, "aria-haspopup", "true")
		set(e, "aria-expanded", strconv.FormatBool(i.On))
	case outline.Switch:
		e.Set("textContent", i.Name)
		set(e, "aria-checked", strconv.FormatBool(i.On))
	case outline.Choice:
		set(e, "aria-label", i.Name)
		p.options(e, i)
	case outline.Range:
		set(e, "aria-label", i.Name)
		e.Set("min", i.Min)
		e.Set("max", i.Max)
		e.Set("step", i.Step)
		e.Set("value", i.Value)
		set(e, "aria-valuetext", i.Shown)
	case outline.Field:
		set(e, "aria-label", i.Name)
		if e.Get("value").String() != i.Shown {
			e.Set("value", i.Shown)
		}
	}
	set(e, "aria-disabled", yes(i.Off))
	set(e, "title", i.Note)
}

// options brings the buttons of a choice into line with what it offers.
func (p *Page) options(e js.Value, i *outline.Item) {
	kids := e.Get("children")
	for kids.Length() > len(i.Options) {
		e.Get("lastElementChild").Call("remove")
	}
	for n, o := range i.Options {
		if n == kids.Length() {
			button := p.document.Call("createElement", "button")
			button.Set("type", "button")
			set(button, "role", "radio")
			set(button, "data-option", strconv.Itoa(n))
			e.Call("append", button)
		}
		button := kids.Index(n)
		button.Set("textContent", o.Name)
		set(button, "aria-checked", strconv.FormatBool(n == i.Value))
		set(button, "aria-disabled", yes(o.Off))
		set(button, "title", o.Note)
	}
}
