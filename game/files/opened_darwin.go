package files

import (
	"path/filepath"

	"github.com/ebitengine/purego"
	"github.com/ebitengine/purego/objc"
)

// macOS names no file on the command line that is opened with the program: an event of the system
// tells it, right after the start or at any time later.

// Codes of four letters that the system's events have, see AEDataModel.h and AERegistry.h.
const (
	coreEvents    = 0x61657674 // 'aevt'
	openDocuments = 0x6f646f63 // 'odoc'
	directObject  = 0x2d2d2d2d // '----'
	listOfAll     = 0x6c697374 // 'list'
	fileAddress   = 0x6675726c // 'furl'
)

// opener is the object that the system sends its events to; it lives as long as the program.
var opener objc.ID

// TakeOpened has files that are opened with the program, from the Finder say, sent on, see
// [ReadEach]. It is to be called before there is a window: events that came with the start are sent
// as soon as there is an application to take them.
func TakeOpened(to chan<- File) {
	for _, framework := range []string{"Foundation", "AppKit"} {
		if _, err := purego.Dlopen("/System/Library/Frameworks/"+framework+".framework/"+framework, purego.RTLD_NOW|purego.RTLD_GLOBAL); err != nil {
			return
		}
	}
	ready, open := objc.RegisterName("getReady:"), objc.RegisterName("open:replyingTo:")
	class, err := objc.RegisterClass("BigPayDayOpener", objc.GetClass("NSObject"), nil, nil, []objc.MethodDef{
		// The application has its own ways with such events from the start, which these replace.
		{Cmd: ready, Fn: func(opener objc.ID, _ objc.SEL, _ objc.ID) {
			objc.ID(objc.GetClass("NSAppleEventManager")).Send(objc.RegisterName("sharedAppleEventManager")).
				Send(objc.RegisterName("setEventHandler:andSelector:forEventClass:andEventID:"), opener, open, uint32(coreEvents), uint32(openDocuments))
		}},
		{Cmd: open, Fn: func(_ objc.ID, _ objc.SEL, event, _ objc.ID) {
			for _, path := range opened(event) {
				go ReadEach(Only(path), to)
			}
		}},
	})
	if err != nil {
		return
	}
	opener = objc.ID(class).Send(objc.RegisterName("alloc")).Send(objc.RegisterName("init"))
	name := objc.ID(objc.GetClass("NSString")).Send(objc.RegisterName("stringWithUTF8String:"), "NSApplicationWillFinishLaunchingNotification")
	objc.ID(objc.GetClass("NSNotificationCenter")).Send(objc.RegisterName("defaultCenter")).
		Send(objc.RegisterName("addObserver:selector:name:object:"), opener, ready, name, objc.ID(0))
}

// opened returns the paths of the files that an event names, at most twenty.
func opened(event objc.ID) (paths []string) {
	list := event.Send(objc.RegisterName("paramDescriptorForKeyword:"), uint32(directObject)).
		Send(objc.RegisterName("coerceToDescriptorType:"), uint32(listOfAll))
	count := objc.Send[int](list, objc.RegisterName("numberOfItems"))
	for i := 1; i <= min(count, mostAtOnce); i++ {
		address := list.Send(objc.RegisterName("descriptorAtIndex:"), i).
			Send(objc.RegisterName("coerceToDescriptorType:"), uint32(fileAddress)).Send(objc.RegisterName("fileURLValue"))
		if address == 0 {
			continue
		}
		if path := objc.Send[string](address, objc.RegisterName("fileSystemRepresentation")); path != "" {
			paths = append(paths, filepath.Clean(path))
		}
	}
	return paths
}
