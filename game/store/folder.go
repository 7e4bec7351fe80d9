//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/adrg/xdg"
)

const (
	folderName = "bigpayday"
	ending     = ".json"

	// translationFolder lies beside the settings; translations end in .po.
	translationFolder = "translations"
	translationEnding = ".po"

	// longestFile is the size of the largest file that is read, in bytes: what is
	// larger is something else.
	longestFile = 8 << 20

	// temporaryMark stands in the names of files that are not finished.
	temporaryMark = ".tmp-"

	// temporaryAge is how old an unfinished file has to be before it is taken
	// for a leftover of a crash: another program may be writing a young one.
	temporaryAge = 24 * time.Hour
)

// folder is a backend of files. A file gets its name only when it is complete
// and has reached the disk.
type folder struct {
	saves    string // the folder for everything but the settings
	settings string // the folder for the settings
	disk     disk

	// Windows refuses to replace a file that somebody else is replacing.
	mu sync.Mutex

	// claimed is open as long as no other program may write, nil where any may. Its watch looks
	// for programs that ask for it.
	claimed *os.File
	watch   *watch
}

// openUser returns the backend of this user, ready for writing. If it cannot be
// written the error says why, and the backend can be read as far as it exists.
func openUser() (backend, error) {
	if home := os.Getenv(Home); home != "" {
		f, err := newFolder(home)
		if err != nil {
			return nil, err
		}
		return f, f.claim()
	}
	// The folders are found out when the library starts; a test or a launcher
	// may have set others since.
	xdg.Reload()
	if !knowsHome() {
		return nil, &Error{Kind: NoFolder, Path: folderName}
	}
	f := &folder{
		disk:     systemDisk{},
		saves:    filepath.Join(xdg.DataHome, folderName, "saves"),
		settings: filepath.Join(xdg.ConfigHome, folderName),
	}
	return f, f.claim()
}

// knowsHome reports whether the user's folders can be told. The library takes the root
// of the disk for the home of somebody who has none.
func knowsHome() bool {
	_, err := os.UserHomeDir()
	return err == nil || os.Getenv("XDG_DATA_HOME") != "" && os.Getenv("XDG_CONFIG_HOME") != ""
}

// OpenFolder returns a store that keeps everything in the folder dir, which is
// made if it does not exist. As with [Open], the store can always be used. Others may write
// there at the same time.
func OpenFolder(dir string) (*Store, error) {
	f, err := newFolder(dir)
	if err != nil {
		return orMemory(nil, err)
	}
	return orMemory(f, f.prepare())
}

func newFolder(dir string) (*folder, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, &Error{Kind: NoFolder, Path: dir, Err: err}
	}
	return &folder{saves: filepath.Join(abs, "saves"), settings: abs, disk: systemDisk{}}, nil
}

// claim prepares the folders for the one program that may write. The system gives the claim
// up when the program ends, however that comes. Where it cannot lock files any program may
// write, and [Store.WriteOver] finds out.
func (f *folder) claim() error {
	err := f.tryClaim()
	for try := 1; try < claimTries && KindOf(err) == InUse; try++ {
		time.Sleep(claimPause)
		err = f.tryClaim()
	}
	return err
}

// tryClaim is claim without waiting.
func (f *folder) tryClaim() error {
	if err := f.prepare(); err != nil {
		return err
	}
	file, err := openLocked(filepath.Join(f.saves, lockName))
	if errors.Is(err, errLocked) {
		return &Error{Kind: InUse, Path: f.saves}
	}
	_ = os.Remove(f.wanted()) // whoever asked for it has it now, or has ended
	if f.claimed = file; file != nil {
		f.watch = watchFor(f.wanted())
	}
	return nil
}

// wanted is the file that says that another program asks for the claim.
func (f *folder) wanted() string { return filepath.Join(f.saves, lockName+".wanted") }

func (f *folder) ask() error {
	if err := os.WriteFile(f.wanted(), nil, 0o600); err != nil {
		return fileError(f.wanted(), err)
	}
	return nil
}

func (f *folder) asked() bool { return f.claimed != nil && f.watch.found() }

// errLocked is returned by openLocked where another program has the file.
var errLocked = errors.New("locked")

func (f *folder) close() error {
	if f.claimed == nil {
		return nil
	}
	claimed := f.claimed
	f.claimed = nil
	close(f.watch.ended)
	return claimed.Close()
}

// prepare makes the folders and tries whether they can be written, so that a
// player hears of it at the start and not after an hour of play.
func (f *folder) prepare() error {
	for _, dir := range []string{f.settings, f.saves} {
		// Without a home the user's folders come out relative, and saves would
		// be strewn over whatever folder the game was started in.
		if !filepath.IsAbs(dir) {
			return &Error{Kind: NoFolder, Path: dir}
		}
		if err := os.MkdirAll(dir, 0o700); err != nil {
			failure := fileError(dir, err)
			if failure.Kind == NotFound {
				failure.Kind = NoFolder // it is the folder that is missing, not a document
			}
			return failure
		}
		removeLeftovers(dir)
		path, err := f.writeTemporary(filepath.Join(dir, "probe"), []byte("probe"))
		if err != nil {
			return fileError(dir, err)
		}
		if err := f.disk.remove(path); err != nil {
			return fileError(dir, err)
		}
	}
	return nil
}

// removeLeftovers deletes unfinished files of programs that ended while they
// were writing. Failing to is no harm.
func removeLeftovers(dir string) {
	old, _ := filepath.Glob(filepath.Join(dir, "*"+temporaryMark+"*"))
	for _, path := range old {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() && time.Since(info.ModTime()) > temporaryAge {
			_ = os.Remove(path)
		}
	}
}

func (f *folder) where(name string) string {
	dir := f.saves
	if ownerOf(name) == SettingsName {
		dir = f.settings
	}
	return filepath.Join(dir, name+ending)
}

func (f *folder) read(name string) ([]byte, error) {
	return readFile(f.where(name))
}

// readFile reads a file of the user's. What is no file, or too large to be one of the
// game's, is not opened: a named pipe would be waited for.
func readFile(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fileError(path, err)
	}
	if !info.Mode().IsRegular() || info.Size() > longestFile {
		return nil, &Error{Kind: NoFile, Path: path}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fileError(path, err)
	}
	return data, nil
}

func (f *folder) write(name string, data []byte) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	path := f.where(name)
	temporary, err := f.writeTemporary(path, data)
	if errors.Is(err, fs.ErrNotExist) {
		// Somebody tidied the folder away while the game was running.
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			return fileError(path, err)
		}
		temporary, err = f.writeTemporary(path, data)
	}
	if err != nil {
		return fileError(path, err)
	}
	if err := f.disk.replace(temporary, path); err != nil {
		_ = f.disk.remove(temporary)
		return fileError(path, err)
	}
	return f.syncFolderOf(path)
}

// syncFolderOf waits until a change of a file's name has reached the disk.
func (f *folder) syncFolderOf(path string) error {
	if err := f.disk.syncFolder(filepath.Dir(path)); err != nil {
		return fileError(path, err)
	}
	return nil
}

// writeTemporary writes data to a new file beside path, waits until it has
// reached the disk, and returns the file's path. If it fails no file is left.
func (f *folder) writeTemporary(path string, data []byte) (string, error) {
	file, err := f.disk.createTemp(filepath.Dir(path), filepath.Base(path)+temporaryMark+"*")
	if err != nil {
		return "", err
	}
	_, err = file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	if e := file.Close(); err == nil {
		err = e
	}
	if err != nil {
		_ = f.disk.remove(file.Name())
		return "", err
	}
	return file.Name(), nil
}

func (f *folder) remove(name string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	path := f.where(name)
	if err := f.disk.remove(path); err != nil {
		return fileError(path, err)
	}
	return f.syncFolderOf(path)
}

func (f *folder) move(from, to string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if _, err := os.Stat(f.where(from)); err != nil {
		return fileError(f.where(from), err)
	}
	// Renaming would replace a file of that name. Making an empty one first,
	// which fails if there is one, leaves nothing but that one to replace.
	path := f.where(to)
	switch err := f.disk.createNew(path); {
	case errors.Is(err, fs.ErrExist):
		return errTaken
	case err != nil:
		return fileError(path, err)
	}
	if err := f.disk.replace(f.where(from), path); err != nil {
		// A disk of the network may say so of what it has done: then this is the document.
		if _, gone := os.Stat(f.where(from)); gone == nil {
			_ = f.disk.remove(path)
		}
		return fileError(path, err)
	}
	return f.syncFolderOf(path)
}

func (f *folder) list() ([]string, error) {
	var names []string
	var failed error
	dirs := []string{f.saves}
	if f.settings != f.saves {
		dirs = append(dirs, f.settings)
	}
	for _, dir := range dirs {
		entries, err := os.ReadDir(dir)
		if err != nil {
			if !errors.Is(err, fs.ErrNotExist) {
				failed = fileError(dir, err)
			}
			continue
		}
		for _, entry := range entries {
			name, ok := strings.CutSuffix(entry.Name(), ending)
			// The folder is the user's: there may be anything in it.
			if !ok || entry.IsDir() || checkName(name) != nil || f.where(name) != filepath.Join(dir, entry.Name()) {
				continue
			}
			names = append(names, name)
		}
	}
	return names, failed
}

func (f *folder) translations() (all []Translation) {
	dir := filepath.Join(f.settings, translationFolder)
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil // most players have none
	}
	for _, entry := range entries {
		name, ok := strings.CutSuffix(entry.Name(), translationEnding)
		if !ok || entry.IsDir() {
			continue
		}
		t := Translation{Name: name, Path: filepath.Join(dir, entry.Name())}
		t.Text, t.Err = readFile(t.Path)
		all = append(all, t)
	}
	return all
}

// The numbers by which Windows says that a disk is full. They are not among
// those that package syscall gives names to.
const (
	errorHandleDiskFull = syscall.Errno(39)
	errorDiskFull       = syscall.Errno(112)
)

// fileError says of what kind an error of the file system is.
func fileError(path string, err error) *Error {
	kind := Failed
	switch {
	case errors.Is(err, fs.ErrNotExist):
		kind = NotFound
	case errors.Is(err, syscall.EROFS):
		kind = ReadOnly
	case errors.Is(err, fs.ErrPermission):
		kind = Denied
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT),
		runtime.GOOS == "windows" && (errors.Is(err, errorDiskFull) || errors.Is(err, errorHandleDiskFull)):
		kind = Full
	case errors.Is(err, syscall.ENOTDIR), errors.Is(err, syscall.EISDIR), errors.Is(err, fs.ErrExist):
		kind = NoFolder
	}
	return &Error{Kind: kind, Path: path, Err: err}
}
