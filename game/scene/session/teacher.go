package session

import (
	"strings"
	"unicode"

	"bigpayday/game/cast"
	"bigpayday/game/lesson"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/faces"
)

// teacher is the face of who explains what comes up, and how much of it has been said.
type teacher struct {
	face  faces.Life
	frame faces.Frame
	// topic is what is being spoken of, ticks for how long, and said how many words have come.
	topic lesson.Topic
	ticks int
	said  int
}

// Saying is what stands on a slip of the coach. Said is how many words of the text have come so
// far. Title and Who, a line below the text, may be empty.
type Saying struct {
	Title, Text, Who string
	Said             int
	Teacher          render.Character
	Face             faces.Frame
}

// spokenTicks is how many ticks it takes to say wordsSpoken words: 30 ms for each.
const spokenTicks, wordsSpoken = 9, 5

// Teacher returns who explains what comes up: Pearl, or the next one where she sits at the
// table herself.
func (s *Session) Teacher() cast.Character {
	for _, c := range append([]cast.Character{cast.Pearl, cast.Otto}, cast.All()...) {
		free := true
		for _, p := range s.Players {
			free = free && p.Character != c
		}
		if free {
			return c
		}
	}
	return cast.Pearl
}

// saying returns what a remark says now.
func (s *Session) saying(r lesson.Remark) Saying {
	c := s.Teacher()
	say := Saying{Said: s.Tutor.teacher.said, Teacher: TeacherFace(c), Face: s.Tutor.teacher.frame}
	say.Title, say.Text = s.Game.SayRemark(r)
	if s.Tutor.Teaches {
		say.Who = s.Say("lesson.teacher", words.Name("name", s.Say(c.NameID())))
	}
	return say
}

// TeacherFace is the face of a character who explains, in clothes of their own.
func TeacherFace(c cast.Character) render.Character {
	return render.Character{ID: c.String(), OwnCloth: true}
}

// teach lets a sixtieth of a second pass for who explains. It reports whether they look
// different, or have said more.
func (s *Session) teach() (changed bool) {
	u, reduced := &s.Tutor.teacher, s.Settings.ReducedMotion
	r, ok := s.Remark()
	if !ok {
		return false
	}
	_, text := s.Game.SayRemark(r)
	if u.topic == "" {
		u.face = faces.New(int(lesson.NumPlaces))
		u.face.SetRest(faces.Happy)
	}
	if u.topic != r.Topic {
		u.topic, u.ticks = r.Topic, 0
	}
	const again = 60
	all := len(strings.Fields(text))
	said := min(all, 1+u.ticks*wordsSpoken/spokenTicks)
	if reduced {
		said = all
	}
	if !reduced && said < all && u.ticks%again == 0 {
		u.face.Talk((all - said) * 6)
	}
	u.ticks++
	u.face.Reduced = reduced
	u.face.Tick()
	frame := u.face.Frame()
	frame.Blink = frame.Blink && !s.Faces.Staring
	changed = said != u.said || frame != u.frame
	u.said, u.frame = said, frame
	return changed
}

// firstWords returns the first words of a text.
func firstWords(text string, n int) string {
	within := false
	for i, r := range text {
		space := unicode.IsSpace(r)
		if !space && !within {
			if n == 0 {
				return text[:i]
			}
			n--
		}
		within = !space
	}
	return text
}
