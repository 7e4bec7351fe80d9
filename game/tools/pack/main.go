// Pack packs a folder into an archive that depends on nothing but what is packed:
//
//	go run ./game/tools/pack -time 1700000000 out.zip FOLDER
//	go run ./game/tools/pack -time 1700000000 out.tar.gz FOLDER
//
// Files come in the order of their names, with one time, no owner, and of their rights
// only whether they can be run. The same files give the same bytes on every machine.
// Nothing imports this command.
package main

import (
	"archive/tar"
	"archive/zip"
	"compress/flate"
	"compress/gzip"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

func main() {
	seconds := flag.Int64("time", 0, "when all files were changed, in seconds since 1970")
	flag.Parse()
	if flag.NArg() != 2 {
		fmt.Fprintln(os.Stderr, "usage: pack [-time SECONDS] ARCHIVE FOLDER")
		os.Exit(2)
	}
	if err := pack(flag.Arg(0), flag.Arg(1), time.Unix(*seconds, 0).UTC()); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// An archive takes one file after the other.
type archive interface {
	add(name string, mode fs.FileMode, size int64, from io.Reader) error
	Close() error
}

// pack writes the archive of that name, whose ending says of what kind it is.
func pack(name, folder string, at time.Time) (err error) {
	out, err := os.Create(name)
	if err != nil {
		return err
	}
	defer func() {
		if e := out.Close(); err == nil {
			err = e
		}
	}()
	var a archive
	switch {
	case strings.HasSuffix(name, ".zip"):
		z := zip.NewWriter(out)
		z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
		a = zipped{z, at}
	case strings.HasSuffix(name, ".tar.gz"):
		g, _ := gzip.NewWriterLevel(out, gzip.BestCompression) // the level is one there is
		a = tarred{tar.NewWriter(g), g, at}
	default:
		return fmt.Errorf("%s is neither .zip nor .tar.gz", name)
	}
	if err := addAll(a, folder); err != nil {
		return err
	}
	return a.Close()
}

// addAll adds what is below a folder, in the order of the names.
func addAll(a archive, folder string) error {
	return filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		if !info.Mode().IsRegular() {
			return fmt.Errorf("%s is no file", path)
		}
		name, err := filepath.Rel(folder, path)
		if err != nil {
			return err
		}
		file, err := os.Open(path)
		if err != nil {
			return err
		}
		defer func() { _ = file.Close() }()
		mode := fs.FileMode(0o644)
		if info.Mode()&0o100 != 0 {
			mode = 0o755
		}
		return a.add(filepath.ToSlash(name), mode, info.Size(), file)
	})
}

type zipped struct {
	*zip.Writer
	at time.Time
}

func (z zipped) add(name string, mode fs.FileMode, _ int64, from io.Reader) error {
	header := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: z.at}
	header.SetMode(mode)
	w, err := z.CreateHeader(header)
	if err == nil {
		_, err = io.Copy(w, from)
	}
	return err
}

type tarred struct {
	*tar.Writer
	gzip *gzip.Writer
	at   time.Time
}

func (t tarred) add(name string, mode fs.FileMode, size int64, from io.Reader) error {
	header := &tar.Header{Typeflag: tar.TypeReg, Name: name, Mode: int64(mode), Size: size, ModTime: t.at, Format: tar.FormatUSTAR}
	err := t.WriteHeader(header)
	if err == nil {
		_, err = io.Copy(t, from)
	}
	return err
}

func (t tarred) Close() error {
	if err := t.Writer.Close(); err != nil {
		return err
	}
	return t.gzip.Close()
}
