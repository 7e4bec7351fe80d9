package rules

import "encoding/binary"

// Bytes is what a state is written to, number by number, little-endian: as package
// encoding/binary does, which asks each of them for its kind and takes some twenty times as
// long.
type Bytes []byte

// Write8 appends numbers of one byte.
func Write8[T ~uint8 | ~int8](b *Bytes, all ...T) {
	for _, n := range all {
		*b = append(*b, byte(n))
	}
}

// Write16 appends numbers of two bytes.
func Write16[T ~uint16](b *Bytes, all ...T) {
	for _, n := range all {
		*b = binary.LittleEndian.AppendUint16(*b, uint16(n))
	}
}

// Write32 appends numbers of four bytes.
func Write32[T ~uint32 | ~int32](b *Bytes, all ...T) {
	for _, n := range all {
		*b = binary.LittleEndian.AppendUint32(*b, uint32(n))
	}
}

// Write64 appends numbers of eight bytes.
func Write64[T ~uint64](b *Bytes, all ...T) {
	for _, n := range all {
		*b = binary.LittleEndian.AppendUint64(*b, uint64(n))
	}
}

// WriteBools appends a byte for each answer: 1 for yes, 0 for no.
func WriteBools(b *Bytes, all ...bool) {
	for _, yes := range all {
		n := byte(0)
		if yes {
			n = 1
		}
		*b = append(*b, n)
	}
}
