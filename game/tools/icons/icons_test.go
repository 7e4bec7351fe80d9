package main

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/jackmordaunt/icns/v3"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEverySystemGetsTheIconInItsSizes(t *testing.T) {
	dir := t.TempDir()
	sizes := []int{16, 48, 256} // the large ones take long
	require.NoError(t, write(dir, sizes))
	for _, size := range sizes {
		data, err := os.ReadFile(filepath.Join(dir, fmt.Sprint(size, ".png")))
		require.NoError(t, err)
		img, err := png.Decode(bytes.NewReader(data))
		require.NoError(t, err)
		assert.Equal(t, size, img.Bounds().Dx())
		assert.Equal(t, size, img.Bounds().Dy())
		_, _, _, corner := img.At(0, 0).RGBA()
		_, _, _, middle := img.At(size/2, size/2).RGBA()
		assert.Less(t, corner, uint32(0xFFFF), "%d: the corners are round", size)
		assert.Equal(t, uint32(0xFFFF), middle, "%d: the middle is drawn", size)
	}
	data, err := os.ReadFile(filepath.Join(dir, "icon.icns"))
	require.NoError(t, err)
	all, err := icns.DecodeAll(bytes.NewReader(data))
	require.NoError(t, err)
	assert.GreaterOrEqual(t, len(all), 5, "macOS has an icon for each of its sizes")
}
