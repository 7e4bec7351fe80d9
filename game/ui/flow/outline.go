package flow

import (
	"strconv"
	"strings"

	"bigpayday/game/outline"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// Outline says what stands in a tree that is laid out, in the order of reading, for those who do
// not see it. What stands in a row is one sentence; beside a control without a name of its own it
// is that control's name.
func (n *Node) Outline() []outline.Item {
	o := outliner{keys: map[string]int{}}
	o.add(n, "")
	return o.items
}

// outliner collects the outline of a tree.
type outliner struct {
	items []outline.Item
	keys  map[string]int
	lists int
	last  string // the text before, which may name the control that follows
}

// add appends what a node says. Label is what stands beside it.
func (o *outliner) add(n *Node, label string) {
	switch {
	case n.press != nil:
		o.addControl(n, label)
		return
	case n.list != nil:
		o.addBoard(n)
		return
	case n.text != nil:
		o.say(n.text.said(), n.text.level())
		return
	}
	switch n.kind {
	case row, pile:
		o.addRow(n, label)
	case asMany, table, grid:
		o.addList(n, label)
	default:
		for _, k := range n.shown() {
			o.add(k, label)
		}
	}
}

// addRow appends what stands beside each other.
func (o *outliner) addRow(n *Node, label string) {
	var texts []string
	heads, controls, unnamed := 0, 0, 0
	n.eachFree(func(k *Node) {
		switch {
		case k.text != nil:
			texts = append(texts, k.text.said())
			if k.text.level() > 0 {
				heads++
			}
		case k.press != nil:
			controls++
			if c := k.named(); !c.NameOfItsOwn() {
				unnamed++
			}
		case k.list != nil:
			controls++
		}
	})
	said := strings.Join(texts, " ")
	switch {
	case n.kind == pile && unnamed == 0 || controls > 0 && unnamed == 0 || heads > 0 && len(texts) > 1:
		for _, k := range n.shown() {
			o.add(k, label)
		}
	case controls == 0:
		level := 0
		if heads > 0 {
			n.eachFree(func(k *Node) {
				if k.text != nil {
					level = max(level, k.text.level())
				}
			})
		}
		o.say(said, level)
	case len(texts) == 0:
		for _, k := range n.shown() {
			o.add(k, label)
		}
	default:
		n.eachFree(func(k *Node) {
			if k.press != nil || k.list != nil {
				o.add(k, said)
			}
		})
	}
}

// addList appends what stands below each other as a list, where it is one.
func (o *outliner) addList(n *Node, label string) {
	o.collect(func() {
		for _, k := range n.shown() {
			o.add(k, label)
		}
	})
}

// addBoard appends what lies on a board.
func (o *outliner) addBoard(n *Node) {
	o.collect(func() {
		for _, c := range n.list(n.theme, n.Box) {
			o.put(c.Outline(""))
		}
	})
}

// collect appends what add appends: as a list, if it is several things that are no parts of a page
// themselves.
func (o *outliner) collect(add func()) {
	outer := o.items
	o.items = nil
	o.lists++
	key := "list " + strconv.Itoa(o.lists)
	add()
	kids := o.items
	o.items = outer
	list := len(kids) > 1
	for i := range kids {
		list = list && kids[i].Role != outline.Heading && kids[i].Role != outline.List
	}
	if !list {
		o.items = append(o.items, kids...)
		return
	}
	o.items = append(o.items, outline.Item{Key: key, Role: outline.List, Kids: kids})
}

// addControl appends a control, which is called by what is written on it, and the controls in it.
func (o *outliner) addControl(n *Node, label string) {
	c := n.named()
	if label == "" && c.Tip.Title == "" && !c.NameOfItsOwn() {
		label = o.last
	}
	item := c.Outline(label)
	if written := n.written(); n.face != nil && written != "" {
		if item.Name != written && c.NameOfItsOwn() {
			item.Note = outline.Sentences(item.Name, item.Note)
		}
		item.Name = written
	}
	if item.Role == outline.Text {
		item.Name, item.Note = outline.Sentences(item.Name, item.Note), ""
	}
	o.put(item)
	for _, k := range n.shown() {
		k.eachFree(func(k *Node) {
			if k.press != nil || k.list != nil {
				o.add(k, "")
			}
		})
	}
}

// named returns the control of a node as it is to be named: one that draws itself is a button.
func (n *Node) named() ui.Control {
	c := *n.press
	if c.Widget == nil {
		c.Widget = ui.Custom{}
	}
	return c
}

// written returns what is written on a control, without what is on those in it.
func (n *Node) written() string {
	var texts []string
	for _, k := range n.shown() {
		k.eachFree(func(k *Node) {
			if k.text != nil {
				texts = append(texts, k.text.said())
			}
		})
	}
	return strings.Join(texts, " ")
}

// eachFree calls each with a node and what is in it, but not with what is in controls.
func (n *Node) eachFree(each func(*Node)) {
	each(n)
	if n.press != nil {
		return
	}
	for _, k := range n.shown() {
		k.eachFree(each)
	}
}

// say appends a text, or a heading where its level is above 0.
func (o *outliner) say(text string, level int) {
	if strings.TrimSpace(text) == "" {
		return
	}
	i := outline.Item{Key: "text " + text, Name: text}
	if level > 0 {
		i.Role, i.Level = outline.Heading, level
	}
	o.last = text
	o.put(i)
}

// put appends a part under a key of its own. One without a name says nothing, and is left out.
func (o *outliner) put(i outline.Item) {
	if i.Name == "" && i.Role == outline.Text {
		return
	}
	if o.keys[i.Key]++; o.keys[i.Key] > 1 && !i.IsControl() {
		i.Key += "\n" + strconv.Itoa(o.keys[i.Key]) // no text ends so by itself
	}
	o.items = append(o.items, i)
}

// said returns all that a text says.
func (x *textual) said() string {
	var b strings.Builder
	b.WriteString(x.lead.Text)
	b.WriteString(x.text)
	for _, r := range x.runs {
		b.WriteString(r.Text)
	}
	return strings.Join(strings.Fields(strings.ReplaceAll(b.String(), string(render.InlineSpace), " ")), " ")
}

// level returns that of a headline, 0 for a text that is none.
func (x *textual) level() int {
	switch x.style.Size {
	case render.Banner.Size, render.Display.Size, render.Title.Size:
		return 1
	case render.Head.Size:
		return 2
	case render.Subhead.Size:
		return 3
	}
	return 0
}
