package store

import "encoding/json"

// Bindings says which keys mean what, by the names of actions and of keys, which
// are not known here. The zero value says nothing. Bindings that say the same are
// equal with ==.
type Bindings struct {
	text string // as JSON, with sorted names; "" for none
}

// BindingsOf returns bindings with the names of the keys of each action.
func BindingsOf(keys map[string][]string) Bindings {
	if len(keys) == 0 {
		return Bindings{}
	}
	text, err := json.Marshal(keys)
	if err != nil {
		return Bindings{}
	}
	return Bindings{string(text)}
}

// Map returns the names of the keys of each action. The map is the caller's.
func (b Bindings) Map() map[string][]string {
	keys := map[string][]string{}
	if b.text != "" {
		_ = json.Unmarshal([]byte(b.text), &keys) // BindingsOf wrote it
	}
	return keys
}

// MarshalJSON writes an object with a list of keys for each action.
func (b Bindings) MarshalJSON() ([]byte, error) {
	if b.text == "" {
		return []byte("{}"), nil
	}
	return []byte(b.text), nil
}

// UnmarshalJSON reads what MarshalJSON writes.
func (b *Bindings) UnmarshalJSON(text []byte) error {
	var keys map[string][]string
	if err := json.Unmarshal(text, &keys); err != nil {
		return err
	}
	*b = BindingsOf(keys)
	return nil
}
