//go:build !js

package store

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// how says how a call to a failing disk fails.
type how uint8

const (
	// before: nothing is done. after: all is done, and an error returned all the same.
	before how = iota
	after
	// short: half of what is written reaches the disk, which is full then.
	short
	// cut: nothing is done from then on, as after a power cut.
	cut
	ways
)

var errFault = errors.New("fault")

// failingDisk is the system's disk, but the n-th call fails. It keeps in mind what would have
// survived a power cut: names since their folder was synced, and contents since their file
// was.
type failingDisk struct {
	systemDisk
	calls, failing int
	how            how
	dead           bool

	// contents is what of each file has surely reached the disk, and names the file that
	// each name stands for: now, and when its folder was last synced.
	contents   []string
	now, saved map[string]int
}

func newFailingDisk(failing int, how how) *failingDisk {
	return &failingDisk{failing: failing, how: how, now: map[string]int{}, saved: map[string]int{}}
}

// do makes a call, unless it is the one that fails.
func (d *failingDisk) do(call func() error) error {
	if d.dead {
		return errFault
	}
	d.calls++
	if d.calls != d.failing {
		return call()
	}
	switch d.how {
	case after:
		_ = call()
	case cut:
		d.dead = true
	}
	return errFault
}

func (d *failingDisk) named(path string) {
	d.now[path] = len(d.contents)
	d.contents = append(d.contents, "")
}

func (d *failingDisk) createTemp(dir, pattern string) (file diskFile, err error) {
	err = d.do(func() error {
		f, err := d.systemDisk.createTemp(dir, pattern)
		if err == nil {
			d.named(f.Name())
			file = &failingFile{f, d, d.now[f.Name()]}
		}
		return err
	})
	if err != nil && file != nil {
		_ = file.(*failingFile).diskFile.Close()
	}
	return file, err
}

func (d *failingDisk) createNew(path string) error {
	return d.do(func() error {
		err := d.systemDisk.createNew(path)
		if err == nil {
			d.named(path)
		}
		return err
	})
}

func (d *failingDisk) replace(from, to string) error {
	return d.do(func() error {
		err := d.systemDisk.replace(from, to)
		if err == nil {
			d.now[to] = d.now[from]
			delete(d.now, from)
		}
		return err
	})
}

func (d *failingDisk) remove(path string) error {
	return d.do(func() error {
		delete(d.now, path)
		return d.systemDisk.remove(path)
	})
}

func (d *failingDisk) syncFolder(string) error {
	return d.do(func() error {
		d.saved = maps.Clone(d.now)
		return nil
	})
}

// failingFile is a file on a failing disk.
type failingFile struct {
	diskFile
	disk *failingDisk
	i    int
}

func (f *failingFile) Write(data []byte) (n int, err error) {
	full := f.disk.how == short && f.disk.calls+1 == f.disk.failing
	if full {
		n, _ = f.diskFile.Write(data[:len(data)/2])
	}
	err = f.disk.do(func() error {
		n, err = f.diskFile.Write(data)
		return err
	})
	if full {
		err = syscall.ENOSPC
	}
	return n, err
}

func (f *failingFile) Sync() error {
	return f.disk.do(func() error {
		data, err := os.ReadFile(f.Name())
		f.disk.contents[f.i] = string(data)
		return err
	})
}

func (f *failingFile) Close() error {
	err := f.disk.do(func() error { return nil })
	return errors.Join(err, f.diskFile.Close())
}

// afterACut returns what can be read after the power was cut, called by their documents'
// names, if the disk has kept the names it was given at some time.
func (d *failingDisk) afterACut(f *folder, names map[string]int) map[string]string {
	found := map[string]string{}
	for _, name := range []string{Autosave, AsideName(Autosave, time.Now(), 1)} {
		if i, ok := names[f.where(name)]; ok {
			found[name] = d.contents[i]
		}
	}
	return found
}

// eachFault calls try with a folder that has the old game and fails in each way at each call in
// turn, until nothing fails any more.
func eachFault(t *testing.T, try func(t *testing.T, f *folder, d *failingDisk)) {
	for how := range ways {
		for n := 1; ; n++ {
			f, err := newFolder(t.TempDir())
			require.NoError(t, err)
			require.NoError(t, f.prepare())
			d := newFailingDisk(0, how)
			f.disk = d
			require.NoError(t, f.write(Autosave, []byte("the old game")))
			d.calls, d.failing = 0, n
			t.Run(fmt.Sprintf("way %d, call %d", how, n), func(t *testing.T) { try(t, f, d) })
			if d.calls < n {
				require.Greater(t, n, 3, "there are calls to fail")
				break
			}
		}
	}
}

func TestAFaultWhileSavingLeavesTheOldGameOrTheNew(t *testing.T) {
	either := []string{"the old game", "the new game"}
	eachFault(t, func(t *testing.T, f *folder, d *failingDisk) {
		err := f.write(Autosave, []byte("the new game"))
		data, failed := os.ReadFile(f.where(Autosave))
		require.NoError(t, failed)
		assert.Contains(t, either, string(data))
		cut := d.afterACut(f, d.saved)[Autosave]
		assert.Contains(t, either, cut, "after a power cut")
		assert.Contains(t, either, d.afterACut(f, d.now)[Autosave], "if the names were faster than the folder's sync")
		if err == nil {
			assert.Equal(t, "the new game", cut, "what is said to be saved is")
		}
		// The next choice tries again, and nothing is left behind but what a dead disk keeps.
		dead := d.dead
		f.disk = systemDisk{}
		require.NoError(t, f.write(Autosave, []byte("the next game")))
		data, failed = os.ReadFile(f.where(Autosave))
		require.NoError(t, failed)
		assert.Equal(t, "the next game", string(data))
		left, failed := filepath.Glob(filepath.Join(f.saves, "*"))
		require.NoError(t, failed)
		if !dead && d.how != after {
			assert.LessOrEqual(t, len(left), 2, "%v", left)
		}
		names, failed := f.list()
		require.NoError(t, failed)
		assert.Equal(t, []string{Autosave}, names)
	})
}

func TestAFaultWhileASaveIsMovedAsideLosesNothing(t *testing.T) {
	eachFault(t, func(t *testing.T, f *folder, d *failingDisk) {
		aside := AsideName(Autosave, time.Now(), 1)
		err := f.move(Autosave, aside)
		kept := 0
		for _, name := range []string{Autosave, aside} {
			data, _ := os.ReadFile(f.where(name))
			if string(data) == "the old game" {
				kept++
			}
		}
		assert.Equal(t, 1, kept, "it has the one name or the other")
		for _, names := range []map[string]int{d.saved, d.now} {
			found := d.afterACut(f, names)
			assert.True(t, found[Autosave] == "the old game" || found[aside] == "the old game", "%v", found)
		}
		if err == nil {
			assert.Equal(t, map[string]string{aside: "the old game"}, d.afterACut(f, d.saved))
		}
	})
}
