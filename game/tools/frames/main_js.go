package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"syscall/js"
)

// main plays the situation that the page's address names behind the question
// mark, and prints what was measured.
func main() {
	name := strings.TrimPrefix(js.Global().Get("location").Get("search").String(), "?")
	m, err := playOne(name)
	if err == nil {
		var b []byte
		if b, err = json.Marshal(m); err == nil {
			fmt.Println(resultPrefix + string(b))
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "frames:", err)
		os.Exit(1)
	}
}
