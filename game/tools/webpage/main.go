// Webpage writes what the page for the browser needs beside the program and the files of
// assets/web, into the folder where these are:
//
//	go run ./game/tools/webpage [-packed] FOLDER
//
// That is what the page says, in all languages (sentences.js), the manifest by which the
// page is installed, its icons, and a list of the files with their sizes (parts.js), which
// the loading bar and the service worker go by. Nothing imports this command; .ci/web calls
// it.
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"image"
	_ "image/png" // the screenshots
	"os"
	"path/filepath"
	"strings"

	"bigpayday/game/words"
)

func main() {
	packed := flag.Bool("packed", false, "packed files will lie beside those of the folder")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: webpage [-packed] FOLDER")
		os.Exit(2)
	}
	if err := write(flag.Arg(0), *packed); err != nil {
		fmt.Fprintln(os.Stderr, "webpage:", err)
		os.Exit(1)
	}
}

// write writes all files into a folder. Packed says that what gains by it will lie there
// packed, too.
func write(folder string, packed bool) error {
	icons, err := writeIcons(folder)
	if err != nil {
		return err
	}
	if err := writeManifest(folder, icons); err != nil {
		return err
	}
	if err := writeScript(folder, "sentences.js", "sentences", sentences()); err != nil {
		return err
	}
	list, err := partsOf(folder, packed)
	if err != nil {
		return err
	}
	if err := writeScript(folder, listFile, "parts", list); err != nil {
		return err
	}
	return stamp(filepath.Join(folder, "index.html"), list.Version)
}

// noVersion stands in the page for its version, with as many digits.
const noVersion = "0000000000000000"

// stamp writes the version of the page into it, so that its scripts know when they are not of
// the same one.
func stamp(file, version string) error {
	page, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if !bytes.Contains(page, []byte(noVersion)) {
		return fmt.Errorf("%s has no place for its version: %s", file, noVersion)
	}
	return os.WriteFile(file, bytes.Replace(page, []byte(noVersion), []byte(version), 1), 0o644)
}

// spoken are the sentences of the page.
var spoken = []string{
	"page.loading", "page.again", "page.ended", "page.stopped", "page.not_loaded", "page.no_runtime", "page.no_wasm", "page.no_webgl",
}

// sentences returns what the page says, by the codes of languages.
func sentences() map[string]map[string]string {
	all := map[string]map[string]string{}
	var library words.Library
	for _, language := range library.Languages() {
		w := library.Open(language.ID)
		said := map[string]string{}
		for _, id := range spoken {
			said[id] = w.Say(id)
		}
		all[strings.ToLower(language.ID)] = said
	}
	return all
}

// writeScript writes a script that does nothing but name a value.
func writeScript(folder, file, name string, value any) error {
	text, err := json.MarshalIndent(value, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, file), fmt.Appendf(nil, "globalThis.%s = %s;\n", name, text), 0o644)
}

// screenshot is a picture that a browser shows of what can be installed.
const screenshot = "wide.png"

// writeManifest writes what browsers read before they install the page. All addresses in it
// are relative, so that it works in any folder.
func writeManifest(folder string, icons []icon) error {
	file, err := os.Open(filepath.Join(folder, screenshot))
	if err != nil {
		return err
	}
	defer file.Close()
	shot, _, err := image.DecodeConfig(file)
	if err != nil {
		return fmt.Errorf("read %s: %w", screenshot, err)
	}
	w := words.Open(words.English)
	text, err := json.MarshalIndent(map[string]any{
		"id": "./", "start_url": "./", "scope": "./", "lang": words.English, "dir": "ltr",
		"name": w.Say("title.name"), "short_name": w.Say("title.name"), "description": w.Say("page.description"),
		"display": "fullscreen", "display_override": []string{"fullscreen", "standalone"}, "orientation": "any",
		"background_color": "#12382c", "theme_color": "#12382c", "categories": []string{"games"},
		"icons": icons,
		"screenshots": []map[string]string{{
			"src": screenshot, "sizes": fmt.Sprintf("%dx%d", shot.Width, shot.Height), "type": "image/png",
			"form_factor": "wide", "label": w.Say("title.name"),
		}},
	}, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "manifest.webmanifest"), text, 0o644)
}
