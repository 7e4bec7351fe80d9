package main

import (
	"encoding/json"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// web is the folder with the page's own files.
const web = "../../../assets/web"

// folderOf makes a folder with what the command finds there, and runs it.
func folderOf(t *testing.T, program string) string {
	t.Helper()
	dir := t.TempDir()
	shot, err := os.ReadFile("../../../assets/readme/placement.png")
	require.NoError(t, err)
	for name, text := range map[string]string{
		"index.html": `<html data-version="` + noVersion + `">`, "bigpayday.wasm": program, "worker.js": "", "mplus.ttf": "", screenshot: string(shot), "bigpayday.wasm.gz": "packed",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	require.NoError(t, write(dir, false))
	return dir
}

// valueOf returns what a script of the folder names.
func valueOf[T any](t *testing.T, dir, file string) (value T) {
	t.Helper()
	script, err := os.ReadFile(filepath.Join(dir, file))
	require.NoError(t, err)
	_, text, found := strings.Cut(string(script), " = ")
	require.True(t, found)
	require.NoError(t, json.Unmarshal([]byte(strings.TrimSuffix(text, ";\n")), &value))
	return value
}

func TestThePageSaysEverythingInEveryLanguage(t *testing.T) {
	dir := folderOf(t, "a program")
	said := valueOf[map[string]map[string]string](t, dir, "sentences.js")
	script, err := os.ReadFile(filepath.Join(web, "page.js"))
	require.NoError(t, err)
	used := regexp.MustCompile(`"(page\.\w+)"`).FindAllStringSubmatch(string(script), -1)
	require.NotEmpty(t, used)
	for _, language := range []string{"en", "de", "es"} {
		for _, use := range used {
			assert.NotEmpty(t, said[language][use[1]], "%s in %s", use[1], language)
		}
	}
	assert.NotEqual(t, said["en"]["page.not_loaded"], said["de"]["page.not_loaded"])
}

func TestThePageBearsTheVersionOfItsFiles(t *testing.T) {
	dir := folderOf(t, "a program")
	list := valueOf[parts](t, dir, listFile)
	page, err := os.ReadFile(filepath.Join(dir, "index.html"))
	require.NoError(t, err)
	assert.Equal(t, `<html data-version="`+list.Version+`">`, string(page))
	assert.EqualValues(t, len(page), list.Sizes["index.html"])
	assert.NotEqual(t, list.Version, valueOf[parts](t, folderOf(t, "another"), listFile).Version)
	assert.ErrorContains(t, write(dir, false), "no place for its version", "a page bears one version")
}

func TestABrowserCanInstallThePage(t *testing.T) {
	dir := folderOf(t, "a program")
	data, err := os.ReadFile(filepath.Join(dir, "manifest.webmanifest"))
	require.NoError(t, err)
	var manifest struct {
		Name  string `json:"name"`
		Start string `json:"start_url"`
		Icons []icon `json:"icons"`
	}
	require.NoError(t, json.Unmarshal(data, &manifest))
	assert.Equal(t, "Big Pay Day", manifest.Name)
	assert.Equal(t, "./", manifest.Start, "it works in any folder")
	maskable := 0
	for _, i := range manifest.Icons[1:] {
		file, err := os.Open(filepath.Join(dir, i.Source))
		require.NoError(t, err)
		picture, err := png.Decode(file)
		file.Close()
		require.NoError(t, err)
		_, _, _, corner := picture.At(0, 0).RGBA()
		if i.Purpose == "maskable" {
			maskable++
			assert.EqualValues(t, 0xffff, corner, "%s fills its square", i.Source)
		} else {
			assert.Less(t, corner, uint32(0xffff), "%s has round corners", i.Source)
		}
	}
	assert.Positive(t, maskable)
}

func TestAnotherProgramIsAnotherVersion(t *testing.T) {
	dir := folderOf(t, "a program")
	list := valueOf[parts](t, dir, listFile)
	assert.Contains(t, list.First, "bigpayday.wasm")
	assert.Contains(t, list.Kept, "icon-512.png")
	assert.Equal(t, []string{"mplus.ttf"}, list.Later)
	assert.EqualValues(t, len("a program"), list.Sizes["bigpayday.wasm"])
	assert.NotContains(t, list.Sizes, "bigpayday.wasm.gz")
	assert.Equal(t, list.Version, valueOf[parts](t, folderOf(t, "a program"), listFile).Version)
	assert.NotEqual(t, list.Version, valueOf[parts](t, folderOf(t, "another one"), listFile).Version)
}
