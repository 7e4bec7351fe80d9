//go:build !js

package main

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/tools/frames/watch"
)

func TestRunsCountTogetherAndOneStopOfTheMachineDoesNot(t *testing.T) {
	m := together([]measurement{
		{Result: watch.Result{Busy: 100, Slow: 3, Late: 50, MaxUpdate: 9, MaxUpdates: 5}},
		{Result: watch.Result{Busy: 90, Slow: 7, Late: 40, MaxUpdate: 400, MaxUpdates: 4}},
		{Result: watch.Result{Busy: 110, Slow: 2, Late: 60, MaxUpdate: 11, MaxUpdates: 3}},
	})
	assert.Equal(t, watch.Result{Busy: 300, Slow: 12, Late: 150, MaxUpdate: 11, MaxUpdates: 5}, m.Result)
	assert.Equal(t, int64(7), together([]measurement{{Result: watch.Result{MaxUpdate: 7}}}).MaxUpdate, "one run says what it is")
}
