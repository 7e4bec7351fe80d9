package speech

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// voice puts a command in the place of those that speak, which runs a script of a shell in a folder.
func voice(t *testing.T, script string) (folder string) {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("the commands of other systems are not there")
	}
	folder = t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "espeak-ng"), []byte("#!/bin/sh\ncd "+folder+"\n"+script), 0o700))
	t.Setenv("PATH", folder+":/usr/bin:/bin")
	return folder
}

// read returns what is in a file once it ends with an end.
func read(t *testing.T, file, end string) (text string) {
	t.Helper()
	require.Eventually(t, func() bool {
		b, _ := os.ReadFile(file)
		text = string(b)
		return strings.HasSuffix(text, end)
	}, 20*time.Second, 5*time.Millisecond, file)
	return text
}

func TestWhateverIsSaidIsTextToTheCommand(t *testing.T) {
	folder := voice(t, `printf '%s|' "$@" >>args; cat >>said; echo . >>said`)
	s := Open()
	require.NotNil(t, s)
	defer s.Stop()
	nasty := "--help; $(touch hit) `touch hit` \"' && touch hit | $HOME \x1b[31m Zürich\x00\nnext"
	s.Say(nasty, "de_AT")
	said := read(t, filepath.Join(folder, "said"), "\n.\n")
	assert.Equal(t, "--help; $(touch hit) `touch hit` \"' && touch hit | $HOME [31m Zürich next\n.\n", said)
	args, err := os.ReadFile(filepath.Join(folder, "args"))
	require.NoError(t, err)
	assert.Equal(t, "--stdin|-v|de|", string(args))
	assert.NoFileExists(t, filepath.Join(folder, "hit"))

	s.Say("x", "$(touch hit)")
	read(t, filepath.Join(folder, "said"), "x\n.\n")
	assert.NoFileExists(t, filepath.Join(folder, "hit"), "a language is a code or nothing")
}

func TestWhatIsSaidLaterTakesThePlaceOfWhatIsBeingSaid(t *testing.T) {
	folder := voice(t, `read line; echo "$line" >>begun; [ "$line" = long ] && exec sleep 600; echo "$line" >>said`)
	s := Open()
	require.NotNil(t, s)
	defer s.Stop()
	s.Say("long", "en")
	read(t, filepath.Join(folder, "begun"), "long\n")
	for range 1000 { // none of them waits
		s.Say("between", "en")
	}
	s.Say("last", "en")
	read(t, filepath.Join(folder, "said"), "last\n")
}

func TestWithoutACommandThereIsNoSpeaker(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if runtime.GOOS == "linux" {
		assert.Nil(t, Open())
	}
}

func TestALongTextIsCut(t *testing.T) {
	assert.Len(t, []rune(clean(strings.Repeat("ä", 5000))), longest)
}
