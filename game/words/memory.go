package words

import (
	"strings"
	"sync"
)

// memory keeps what was said lately. Screens say the same things frame after
// frame; saying them again allocates nothing.
type memory struct {
	sync.Mutex
	said map[saying]string
	sums map[sum]string
}

// sum is all that a sum in dollars looks like.
type sum struct {
	sign    sign
	dollars int32
}

// sum returns what a sum looks like, or has it written.
func (m *memory) sum(s sum, write func() string) string {
	m.Lock()
	defer m.Unlock()
	text, ok := m.sums[s]
	if !ok {
		if m.sums == nil || len(m.sums) >= mostSaid {
			m.sums = map[sum]string{}
		}
		text = write()
		m.sums[s] = text
	}
	return text
}

// saying is all that a text depends on. Counted says that n chooses the form.
type saying struct {
	id      string
	n       int
	counted bool
	values  [4]Value
}

// mostSaid bounds the memory. A screen says some hundred things; sums that
// count pass through and are forgotten.
const mostSaid = 4096

// say returns a message with its values put in, in the form for n things where
// counted is set.
func (w *Words) say(id string, n int, counted bool, values []Value) string {
	if len(values) == 0 && !counted {
		if e := w.spoken().entry(id); e != nil && !strings.Contains(e.forms[0], "{") {
			return e.forms[0] // as most are
		}
	}
	if len(values) > len(saying{}.values) {
		return w.build(strings.Clone(id), n, counted, copied(make([]Value, len(values)), values))
	}
	key := saying{id: id, n: n, counted: counted}
	copy(key.values[:], values)
	m := &w.memory
	m.Lock()
	text, ok := m.said[key]
	m.Unlock()
	if ok {
		return text
	}
	kept := saying{id: strings.Clone(id), n: n, counted: counted}
	text = w.build(kept.id, n, counted, copied(kept.values[:len(values)], values))
	m.Lock()
	defer m.Unlock()
	if m.said == nil || len(m.said) >= mostSaid {
		m.said = map[saying]string{}
	}
	m.said[kept] = text
	return text
}

// copied copies values with their texts, so that those of callers need not
// outlive a call: then most of them never leave the stack.
func copied(to, values []Value) []Value {
	for i, v := range values {
		to[i] = Value{name: strings.Clone(v.name), kind: v.kind, text: strings.Clone(v.text), n: v.n}
	}
	return to
}

func (w *Words) build(id string, n int, counted bool, values []Value) string {
	if counted {
		return w.fill(w.plural(id, n), withNumber(n, values))
	}
	return w.fill(w.message(id), values)
}
