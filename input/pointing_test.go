package input

import "testing"

// ticks reads so many ticks of a 800x600 window, of two device pixels for each of its own.
func ticks(p *pointing, n int) (states []State) {
	keys := DefaultMap()
	f, w := fold{keys: &keys}, raw{focusUnknown: true}
	for range n {
		p.read(&w, 2)
		states = append(states, f.next(&w, 800, 600, 2))
	}
	return states
}

// clicks lists where the pointer went down and up, in order.
func clicks(states []State) (downs, ups [][2]float64) {
	for _, s := range states {
		at := [2]float64{s.Pointer.X, s.Pointer.Y}
		if s.Pointer.JustPressed {
			downs = append(downs, at)
		}
		if s.Pointer.JustReleased {
			ups = append(ups, at)
		}
	}
	return downs, ups
}

func expectClicks(t *testing.T, states []State, want ...[2]float64) {
	t.Helper()
	downs, ups := clicks(states)
	if len(downs) != len(want) || len(ups) != len(want) {
		t.Fatalf("pressed at %v and released at %v, want both at %v", downs, ups, want)
	}
	for i := range want {
		if downs[i] != want[i] || ups[i] != want[i] {
			t.Errorf("pressed at %v and released at %v, want both at %v", downs[i], ups[i], want[i])
		}
	}
	if last := states[len(states)-1].Pointer; last.Down {
		t.Error("the pointer is still down at the end")
	}
}

func TestTwoClicksBetweenTwoTicksCountEachAtItsPlace(t *testing.T) {
	var p pointing
	for _, at := range [][2]float64{{10, 20}, {300, 400}} {
		p.add(pointed{kind: mouseMoved, x: at[0] - 5, y: at[1]})
		p.add(pointed{kind: mouseMoved, x: at[0], y: at[1]})
		p.add(pointed{kind: mousePressed, x: at[0], y: at[1]})
		p.add(pointed{kind: mouseReleased, x: at[0], y: at[1]})
	}
	p.add(pointed{kind: mouseMoved, x: 700, y: 500})
	states := ticks(&p, 6)
	expectClicks(t, states, [2]float64{10, 20}, [2]float64{300, 400})
	if last := states[5].Pointer; last.X != 700 || last.Y != 500 {
		t.Errorf("the pointer is at %v, %v in the end, want 700, 500", last.X, last.Y)
	}
}

func TestATapThatIsOverBeforeTheNextTickCounts(t *testing.T) {
	var p pointing
	for _, at := range [][2]float64{{10, 20}, {300, 400}} {
		p.add(pointed{fingerDown, 7, at[0], at[1]})
		p.add(pointed{fingerUp, 7, at[0], at[1]})
	}
	expectClicks(t, ticks(&p, 6), [2]float64{10, 20}, [2]float64{300, 400})
}

func TestWhatIsHeldIsLetGoWithTheWindow(t *testing.T) {
	var p pointing
	p.add(pointed{kind: mousePressed, x: 10, y: 20})
	if s := ticks(&p, 1)[0]; !s.Pointer.Down {
		t.Fatal("the mouse was pressed, but it isn't down")
	}
	p.add(pointed{fingerDown, 3, 30, 40})
	p.add(pointed{kind: allLetGo})
	ticks(&p, 2)
	if p.down || len(p.fingers) > 0 {
		t.Error("mouse or finger is still down after the window lost them")
	}
}
