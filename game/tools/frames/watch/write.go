package watch

import (
	"encoding/json"
	"os"
)

// Write writes what was measured to a file, as JSON.
func Write(measured any, file string) error {
	b, err := json.Marshal(measured)
	if err != nil {
		return err
	}
	return os.WriteFile(file, b, 0o600)
}
