package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
)

// settingsVersion is the version of the settings document that this package
// writes. Adding a field needs no new version, giving one another meaning does.
const settingsVersion = 1

// Speed says how fast things move on the screen.
type Speed string

// The speeds, as they are written.
const (
	Slow    Speed = "slow"
	Normal  Speed = "normal"
	Fast    Speed = "fast"
	Instant Speed = "instant"
)

// Speeds lists the speeds from slow to instant.
func Speeds() []Speed {
	return []Speed{Slow, Normal, Fast, Instant}
}

// The limits that settings are kept in.
const (
	// MinWindowWidth and MinWindowHeight are the smallest window, in logical
	// pixels of the desktop.
	MinWindowWidth  = 320
	MinWindowHeight = 240

	// MaxWindow is the greatest width and height of a window, in logical
	// pixels of the desktop.
	MaxWindow = 16384

	// MaxVolume is full volume, in percent. The least is 0.
	MaxVolume = 100

	// MinTextScale and MaxTextScale limit the size of the text, in percent.
	MinTextScale = 100
	MaxTextScale = 200

	// longestLanguage is how many bytes the name of a language has at most.
	longestLanguage = 40
)

// Settings is what a player has set for all games. Settings can be compared
// with ==, to see whether there is something to write.
type Settings struct {
	// Speed is one of [Speeds]: how fast things move on a person's turn, and
	// ComputerSpeed on a computer's.
	Speed         Speed
	ComputerSpeed Speed

	// WindowWidth and WindowHeight are the size of the window when it does not
	// fill the screen, in logical pixels of the desktop.
	WindowWidth  int
	WindowHeight int

	// FullScreen tells whether the window fills the screen.
	FullScreen bool

	// Volumes are in percent from 0 to MaxVolume.
	Volumes Volumes

	// Mute silences everything and leaves the volumes as they are.
	Mute bool

	// TextScale is the size of the text in percent, from MinTextScale to
	// MaxTextScale.
	TextScale int

	// HighContrast draws black on white with thicker lines.
	HighContrast bool

	// EveningLight makes the screen dimmer and warmer, for dark rooms.
	EveningLight bool

	// ReducedMotion fades in place of flights.
	ReducedMotion bool

	// QuietTable lets nothing move by itself while nobody does anything.
	QuietTable bool

	// ReadAloud says with the system's voice what the screen shows.
	ReadAloud bool

	// Captions says in words what is heard.
	Captions bool

	// Hints shows a hint for a decision, and when something comes up for the
	// first time.
	Hints bool

	// HintsTold lists what hints have told of already, separated by spaces.
	HintsTold string

	// LessonOffered says that the player knows of the first game that teaches
	// the rules.
	LessonOffered bool

	// PassDevice covers the table until the next person has the device.
	PassDevice bool

	// Talk is how much is said at the table: "off", "seldom" or "often".
	Talk string

	// Moments is how much is made of what matters most: "full", "short" or "off".
	Moments string

	// QuietFace says that the faces of people say nothing.
	QuietFace bool

	// AnswerLotteries to AnswerSets answer questions by themselves: join a Lottery, sell the
	// dearest Deal, pay off all of a loan, keep the Lottery card, and turn in the only set there
	// is in Conquest.
	AnswerLotteries bool
	AnswerSales     bool
	AnswerLoans     bool
	AnswerCards     bool
	AnswerSets      bool

	// LeftHanded swaps the sides of every page.
	LeftHanded bool

	// Language is the name of the language, such as "de"; with "" the game
	// follows the system. Whether there is such a language is not known here.
	Language string

	// Money is how sums are written, such as "dotted"; with "" the language says it. Which
	// forms there are is not known here.
	Money string

	// AskSpending asks before more than half of the cash is spent at once.
	AskSpending bool

	// SeatPatterns draws a pattern on the color of each seat.
	SeatPatterns bool

	// Keys are the keys that the player has changed.
	Keys Bindings

	// known is the document these settings were read from. What it holds
	// beyond the fields above was written by another version of the game and
	// is written again.
	known string
}

// Volumes are the volumes of what can be heard, in percent from 0 to
// MaxVolume.
type Volumes struct {
	// Master is applied to all others.
	Master int

	// Table is for what is touched: dice, tokens, tiles and controls.
	Table int

	// Cards is for cards, money and papers.
	Cards int

	// Tunes is for fanfares and music.
	Tunes int

	// Room is for the tone of the room; 0 unless somebody wants it.
	Room int
}

// DefaultSettings returns the settings of somebody who has not set anything.
func DefaultSettings() Settings {
	return Settings{
		Speed:         Normal,
		ComputerSpeed: Fast,
		WindowWidth:   1280,
		WindowHeight:  800,
		Volumes:       Volumes{Master: 80, Table: 70, Cards: 55, Tunes: 35, Room: 0},
		TextScale:     100,
		Hints:         true,
		Talk:          "seldom",
		Moments:       "full",
	}
}

// Reset returns the settings of somebody who has not set anything, and keeps
// what another version of the game wrote beside s.
func (s Settings) Reset() Settings {
	reset := DefaultSettings()
	reset.known = s.known
	return reset
}

// SetSpeeds sets the speed of people and computers alike.
func (s *Settings) SetSpeeds(speed Speed) { s.Speed, s.ComputerSpeed = speed, speed }

// field is one entry of the document. The document is flat, so that each field
// can be read, mended and kept on its own.
type field struct {
	key string
	at  any // where the value stands in a Settings
}

func (s *Settings) fields() []field {
	return []field{
		{"speed", &s.Speed},
		{"computer_speed", &s.ComputerSpeed},
		{"window_width", &s.WindowWidth},
		{"window_height", &s.WindowHeight},
		{"full_screen", &s.FullScreen},
		{"volume_master", &s.Volumes.Master},
		{"volume_table", &s.Volumes.Table},
		{"volume_cards", &s.Volumes.Cards},
		{"volume_tunes", &s.Volumes.Tunes},
		{"volume_room", &s.Volumes.Room},
		{"mute", &s.Mute},
		{"text_scale", &s.TextScale},
		{"high_contrast", &s.HighContrast},
		{"evening_light", &s.EveningLight},
		{"reduced_motion", &s.ReducedMotion},
		{"quiet_table", &s.QuietTable},
		{"captions", &s.Captions},
		{"read_aloud", &s.ReadAloud},
		{"hints", &s.Hints},
		{"hints_told", &s.HintsTold},
		{"lesson_offered", &s.LessonOffered},
		{"pass_device", &s.PassDevice},
		{"talk", &s.Talk},
		{"moments", &s.Moments},
		{"quiet_face", &s.QuietFace},
		{"answer_lotteries", &s.AnswerLotteries},
		{"answer_sales", &s.AnswerSales},
		{"answer_loans", &s.AnswerLoans},
		{"answer_cards", &s.AnswerCards},
		{"answer_sets", &s.AnswerSets},
		{"left_handed", &s.LeftHanded},
		{"language", &s.Language},
		{"money", &s.Money},
		{"ask_spending", &s.AskSpending},
		{"seat_patterns", &s.SeatPatterns},
		{"keys", &s.Keys},
	}
}

// Clamp returns s with every value that is out of range set to the nearest one
// that is not, and an unknown speed to that of somebody who has not set anything.
func (s Settings) Clamp() Settings {
	if !slices.Contains(Speeds(), s.Speed) {
		s.Speed = DefaultSettings().Speed
	}
	if !slices.Contains(Speeds(), s.ComputerSpeed) {
		s.ComputerSpeed = DefaultSettings().ComputerSpeed
	}
	s.WindowWidth = min(max(s.WindowWidth, MinWindowWidth), MaxWindow)
	s.WindowHeight = min(max(s.WindowHeight, MinWindowHeight), MaxWindow)
	v := &s.Volumes
	for _, p := range []*int{&v.Master, &v.Table, &v.Cards, &v.Tunes, &v.Room} {
		*p = min(max(*p, 0), MaxVolume)
	}
	s.TextScale = min(max(s.TextScale, MinTextScale), MaxTextScale)
	if len(s.Language) > longestLanguage {
		s.Language = ""
	}
	return s
}

// Settings reads the settings. Without a document they are [DefaultSettings].
// A field that cannot be read has its default, one that is out of range is
// clamped.
//
// The settings returned can always be used. If the document as a whole cannot
// be understood it is moved aside, and the error has the kind Broken. If a
// later version of the game wrote it, the fields that this one knows are used,
// none is lost by writing, and the error has the kind Newer: it is for the log.
func (s *Store) Settings() (Settings, error) {
	data, err := s.Read(SettingsName)
	if KindOf(err) == NotFound {
		return DefaultSettings(), nil
	}
	if err != nil {
		return DefaultSettings(), err
	}
	settings, version, err := decodeSettings(data)
	if err != nil {
		broken := &Error{Kind: Broken, Path: s.Where(SettingsName), Err: err}
		aside, err := s.MoveAside(SettingsName)
		if err != nil {
			broken.Err = errors.Join(broken.Err, err)
		} else {
			broken.Aside = s.Where(aside)
		}
		return DefaultSettings(), broken
	}
	if version > settingsVersion {
		return settings, &Error{Kind: Newer, Path: s.Where(SettingsName), Err: fmt.Errorf("version %d", version)}
	}
	return settings, nil
}

// WriteSettings clamps settings and writes them.
func (s *Store) WriteSettings(settings Settings) error {
	data, err := encodeSettings(settings.Clamp())
	if err != nil {
		return &Error{Kind: Failed, Path: s.Where(SettingsName), Err: err}
	}
	return s.Write(SettingsName, data)
}

// decodeSettings reads a document and returns the version it says it has.
func decodeSettings(data []byte) (Settings, int, error) {
	var document map[string]json.RawMessage
	if err := json.Unmarshal(data, &document); err != nil {
		return Settings{}, 0, err
	}
	if document == nil {
		return Settings{}, 0, errors.New("not an object")
	}
	version := 0
	if err := json.Unmarshal(document["version"], &version); err != nil || version < 1 {
		return Settings{}, 0, errors.New("no version")
	}
	settings := settingsIn(document)
	settings.known = string(data)
	return settings, version, nil
}

// settingsIn returns the settings that a document holds.
func settingsIn(document map[string]json.RawMessage) Settings {
	settings := DefaultSettings()
	for i, f := range settings.fields() {
		value, ok := document[f.key]
		if !ok {
			continue
		}
		// On a copy, as a failed attempt may leave something behind.
		attempt := settings
		if json.Unmarshal(value, attempt.fields()[i].at) == nil {
			settings = attempt
		}
	}
	if _, ok := document["computer_speed"]; !ok && settings.Speed != DefaultSettings().Speed {
		// There was one speed for all, and the player has set it.
		settings.ComputerSpeed = settings.Speed
	}
	return settings.Clamp()
}

// encodeSettings writes the document. A field of the document that the
// settings were read from is written anew only if its meaning has changed
// since: a later version may have put there what this one cannot read.
func encodeSettings(settings Settings) ([]byte, error) {
	var document map[string]json.RawMessage
	if settings.known != "" {
		if err := json.Unmarshal([]byte(settings.known), &document); err != nil {
			return nil, err
		}
	}
	if document == nil {
		document = map[string]json.RawMessage{}
	}
	version := 0
	_ = json.Unmarshal(document["version"], &version)
	before := settingsIn(document)
	was := before.fields()
	for i, f := range settings.fields() {
		value, err := json.Marshal(f.at)
		if err != nil {
			return nil, err
		}
		old, err := json.Marshal(was[i].at)
		if err != nil {
			return nil, err
		}
		_, there := document[f.key]
		if !there || version <= settingsVersion || !bytes.Equal(value, old) {
			document[f.key] = value
		}
	}
	if version < settingsVersion {
		document["version"] = json.RawMessage(fmt.Sprint(settingsVersion))
	}
	data, err := json.MarshalIndent(document, "", "\t")
	if err != nil {
		return nil, err
	}
	return append(data, '\n'), nil
}
