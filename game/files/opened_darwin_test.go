package files

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/ebitengine/purego/objc"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAFileThatIsOpenedWithTheProgramIsSentOn(t *testing.T) {
	name := filepath.Join(t.TempDir(), "family"+Ending)
	require.NoError(t, os.WriteFile(name, []byte("a month"), 0o600))
	to := make(chan File)
	TakeOpened(to)

	class := func(name string) objc.ID { return objc.ID(objc.GetClass(name)) }
	path := class("NSString").Send(objc.RegisterName("stringWithUTF8String:"), name)
	list := class("NSAppleEventDescriptor").Send(objc.RegisterName("listDescriptor"))
	list.Send(objc.RegisterName("insertDescriptor:atIndex:"),
		class("NSAppleEventDescriptor").Send(objc.RegisterName("descriptorWithFileURL:"), class("NSURL").Send(objc.RegisterName("fileURLWithPath:"), path)), 1)
	const coreEvents, openDocuments, directObject = 0x61657674, 0x6f646f63, 0x2d2d2d2d
	event := class("NSAppleEventDescriptor").Send(objc.RegisterName("appleEventWithEventClass:eventID:targetDescriptor:returnID:transactionID:"),
		uint32(coreEvents), uint32(openDocuments), objc.ID(0), int16(-1), int32(0))
	event.Send(objc.RegisterName("setParamDescriptor:forKeyword:"), list, uint32(directObject))

	// The notification that the program is ready, and the event itself, as the system sends them.
	will := class("NSString").Send(objc.RegisterName("stringWithUTF8String:"), "NSApplicationWillFinishLaunchingNotification")
	class("NSNotificationCenter").Send(objc.RegisterName("defaultCenter")).Send(objc.RegisterName("postNotificationName:object:"), will, objc.ID(0))
	opener.Send(objc.RegisterName("open:replyingTo:"), event, objc.ID(0))

	f := <-to
	assert.Equal(t, "family"+Ending, f.Name)
	assert.Equal(t, "a month", string(f.Data))
}
