package armies

import (
	"bytes"
	"testing"

	"bigpayday/game/spoil"
)

// Whatever is read as a record is refused or read: nothing panics.
func FuzzARecordIsRefusedOrRead(f *testing.F) {
	for _, text := range []string{
		"", "{}", "null", "\n\n", `{"e":"game","record":1,"edition":"big","seats":[{"name":"Ada","kind":"human"}],"months":[31]}`,
		`{"e":"game","record":1,"edition":"conquest","seats":[]}`, `{"e":"game","record":99,"edition":"big"}`,
		`{"e":"place","seat":0,"month":1,"day":4,"tile":"deal"}`, `{"e":"pay","from":"bank","to":0,"amount":100,"why":"salary"}`,
	} {
		f.Add([]byte(text))
		for _, spoilt := range spoil.Copies([]byte(text), 2000) {
			f.Add(spoilt)
		}
	}
	f.Fuzz(func(_ *testing.T, data []byte) {
		_ = Read(bytes.NewReader(data), func(any) error { return nil })
	})
}
