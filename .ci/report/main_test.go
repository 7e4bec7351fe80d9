package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// of returns the report on a run of tests, and whether all was well in it.
func of(t *testing.T, ci bool, events ...string) (said string, well bool) {
	t.Helper()
	var out strings.Builder
	r := newReport(&out)
	require.NoError(t, r.read(strings.NewReader(strings.Join(events, "\n"))))
	well = r.finish(ci)
	return out.String(), well
}

const (
	passes    = `{"Action":"pass","Package":"p","Test":"TestGood","Elapsed":0.1}`
	packageOK = `{"Action":"pass","Package":"p","Elapsed":0.5}`
	because   = `{"Action":"output","Package":"p","Test":"TestShy","Output":"    a_test.go:7: no display\n"}`
	skips     = `{"Action":"skip","Package":"p","Test":"TestShy"}`
	wrong     = `{"Action":"output","Package":"p","Test":"TestBad","Output":"    a_test.go:9: one is not two\n"}`
	fails     = `{"Action":"fail","Package":"p","Test":"TestBad"}`
	broken    = `{"Action":"fail","Package":"p","Elapsed":0.5}`
)

func TestAllPass(t *testing.T) {
	said, well := of(t, true, passes, packageOK)
	assert.True(t, well)
	assert.Contains(t, said, "1 passed, 0 failed, 0 skipped")
}

func TestInputsOfAFuzzTestAreNoTestsUnlessTheyFail(t *testing.T) {
	said, well := of(t, true, passes, `{"Action":"pass","Package":"p","Test":"FuzzIt/seed#1"}`, `{"Action":"pass","Package":"p","Test":"FuzzIt"}`, packageOK)
	assert.True(t, well)
	assert.Contains(t, said, "2 passed, 0 failed, 0 skipped")
	said, well = of(t, true, passes, `{"Action":"fail","Package":"p","Test":"FuzzIt/seed#1"}`, broken)
	assert.False(t, well)
	assert.Contains(t, said, "Failed:\n  p FuzzIt/seed#1")
}

func TestSkippedTestIsNamedWithItsReason(t *testing.T) {
	said, well := of(t, false, passes, because, skips, packageOK)
	assert.True(t, well)
	assert.Contains(t, said, "p TestShy: no display")
}

func TestSkippedTestFailsInCI(t *testing.T) {
	_, well := of(t, true, passes, because, skips, packageOK)
	assert.False(t, well)
}

func TestFailedTestIsNamedAndHeard(t *testing.T) {
	said, well := of(t, false, passes, wrong, fails, broken)
	assert.False(t, well)
	assert.Contains(t, said, "one is not two")
	assert.Contains(t, said, "Failed:\n  p TestBad")
}

func TestBuildThatFailsIsHeard(t *testing.T) {
	said, well := of(t, false, passes,
		`{"Action":"build-output","ImportPath":"q [q.test]","Output":"q.go:3: undefined: x\n"}`,
		`{"Action":"fail","Package":"q","FailedBuild":"q [q.test]"}`)
	assert.False(t, well)
	assert.Contains(t, said, "undefined: x")
	assert.Contains(t, said, "Failed:\n  q")
}

func TestPanicIsHeard(t *testing.T) {
	said, well := of(t, false, passes,
		`{"Action":"output","Package":"p","Test":"TestBang","Output":"panic: bang\n"}`, broken)
	assert.False(t, well)
	assert.Contains(t, said, "panic: bang")
}

func TestNoTestsAtAllIsNotWell(t *testing.T) {
	_, well := of(t, false)
	assert.False(t, well)
}
