package table

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"

	"bigpayday/game/store"
)

// A sealed save is one of a game that is not over, on its way to somebody else: what it says lies
// in it like a card face down, so that nobody who opens the file reads hands and seed. It is no
// cipher, for every program has to be able to go on with the game. FORMAT.md says all that
// somebody else needs to read one:
//
//	format   "bigpayday game"
//	version  see sealVersion
//	title    what a player has called it; most have none
//	sealed   the save, packed by gzip, in Base64

// sealVersion is the version of sealed saves: older programs say that they are newer.
const sealVersion = 5

// longestSave is the size of the largest save that is taken out of a sealed one, in bytes.
const longestSave = 8 << 20

// sealedDocument is a sealed save.
type sealedDocument struct {
	Format  string `json:"format"`
	Version int    `json:"version"`
	Title   string `json:"title,omitempty"`
	Sealed  []byte `json:"sealed"`
}

// Export returns the save of a game as a file for others has it: sealed as long as the game is not
// over. The error is a [*store.Error].
func Export(data []byte, openers ...Opener) ([]byte, error) {
	game, err := Read(data, openers...)
	if err != nil {
		return nil, err
	}
	data, err = unsealed(data)
	if err != nil || game.Over() {
		return data, err
	}
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	_, err = w.Write(data)
	if err = errors.Join(err, w.Close()); err != nil {
		return nil, &store.Error{Kind: store.Failed, Err: err}
	}
	sealed, err := json.MarshalIndent(sealedDocument{saveFormat, sealVersion, game.Title(), packed.Bytes()}, "", "\t")
	if err != nil {
		return nil, &store.Error{Kind: store.Failed, Err: err}
	}
	return append(sealed, '\n'), nil
}

// unsealed returns the save that a sealed one has in it, and any other as it is.
func unsealed(data []byte) ([]byte, error) {
	var doc sealedDocument
	if !bytes.Contains(data, []byte(`"sealed"`)) || json.Unmarshal(data, &doc) != nil || doc.Version != sealVersion || doc.Format != saveFormat {
		return data, nil
	}
	packed, err := gzip.NewReader(bytes.NewReader(doc.Sealed))
	if err != nil {
		return nil, errAltered
	}
	inside, err := io.ReadAll(io.LimitReader(packed, longestSave+1))
	if err != nil || len(inside) > longestSave {
		return nil, errAltered
	}
	return inside, nil
}
