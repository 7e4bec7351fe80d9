package setups

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"bigpayday/game/table"
)

// LinkMark stands between the address of the page and the text of a link.
const LinkMark = "#play="

// largestLink is how many bytes of JSON a link has at most: nobody's browser is filled by one.
const largestLink = 16 << 10

// Link is a game that is sent to somebody: whoever starts it gets the same cards and dice.
type Link struct {
	Setup Document `json:"setup"`
	Seed  uint64   `json:"seed,string"`
}

var errLink = errors.New("setups: the link is damaged")

// Text is the link as it stands in an address, after [LinkMark]. What people are called and when
// they were born stays here.
func (l Link) Text() string {
	head, doc := l.Setup.Head(), Document{}
	doc.Put(l.Setup)
	for i := range head.Seats {
		if seat := &head.Seats[i]; seat.Kind == table.Human {
			seat.Name, seat.Birthday = "", ""
		}
	}
	doc.Put(head)
	data, err := json.Marshal(Link{doc, l.Seed})
	if err != nil {
		return ""
	}
	var packed bytes.Buffer
	w, _ := flate.NewWriter(&packed, flate.BestCompression) // the level is one there is
	_, _ = w.Write(data)                                    // a buffer takes everything
	_ = w.Close()
	return base64.RawURLEncoding.EncodeToString(packed.Bytes())
}

// ParseLink reads the text of a link. It fails where that is cut off or was changed; what a
// set-up says that cannot be played is for its reader to leave out.
func ParseLink(text string) (l Link, err error) {
	packed, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return l, fmt.Errorf("%w: %w", errLink, err)
	}
	data, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), largestLink+1))
	if err != nil {
		return l, fmt.Errorf("%w: %w", errLink, err)
	}
	if len(data) > largestLink {
		return l, errLink
	}
	if err := json.Unmarshal(data, &l); err != nil {
		return Link{}, fmt.Errorf("%w: %w", errLink, err)
	}
	if l.Seed == 0 || l.Setup.Head().Version != Version {
		return Link{}, errLink
	}
	return l, nil
}
