package synth

import (
	"encoding/binary"
	"io"
	"math"
)

// WriteWAV writes samples, left and right in turn, as a WAV file of 32-bit
// floating point numbers, so that other programs can measure and show them.
func WriteWAV(w io.Writer, samples []float32) error {
	const channels, bytes, floats = 2, 4, 3
	size := uint32(len(samples) * bytes)
	header := []any{
		[4]byte{'R', 'I', 'F', 'F'}, 36 + size, [8]byte{'W', 'A', 'V', 'E', 'f', 'm', 't', ' '},
		uint32(16), uint16(floats), uint16(channels), uint32(Rate), uint32(Rate * channels * bytes),
		uint16(channels * bytes), uint16(8 * bytes), [4]byte{'d', 'a', 't', 'a'}, size,
	}
	for _, field := range header {
		if err := binary.Write(w, binary.LittleEndian, field); err != nil {
			return err
		}
	}
	data := make([]byte, 0, size)
	for _, v := range samples {
		data = binary.LittleEndian.AppendUint32(data, math.Float32bits(v))
	}
	_, err := w.Write(data)
	return err
}
