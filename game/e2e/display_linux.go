package e2e

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// openDisplay starts a display of its own, which no window manager, no other
// test and no person disturbs, and makes it the one that this process uses.
func openDisplay(scale float64) (closeIt func(), err error) {
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		if os.Getenv("DISPLAY") != "" {
			return nil, nil
		}
		return nil, errors.New("no display: Xvfb is not installed, and DISPLAY is not set (run: make deps)")
	}
	// The server chooses a free number and tells it through the pipe. With
	// -noreset it keeps the scale when the program that sets it leaves.
	number, told, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer number.Close()
	server := exec.Command(path, "-displayfd", "3", "-screen", "0", "1280x800x24", "-noreset", "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{told}
	// A test run that is killed takes its server along.
	server.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
	err = server.Start()
	told.Close()
	if err != nil {
		return nil, fmt.Errorf("no display: starting Xvfb: %w", err)
	}
	closeIt = func() {
		_ = server.Process.Signal(syscall.SIGTERM)
		_ = server.Wait()
	}

	_ = number.SetReadDeadline(time.Now().Add(startTimeout))
	line, err := bufio.NewReader(number).ReadString('\n')
	if err != nil {
		closeIt()
		return nil, fmt.Errorf("no display: Xvfb does not start: %w", err)
	}
	if err := os.Setenv("DISPLAY", ":"+strings.TrimSpace(line)); err != nil {
		closeIt()
		return nil, err
	}
	if err := setScale(scale); err != nil {
		closeIt()
		return nil, err
	}
	return closeIt, nil
}

// setScale gives the display the resource from which programs read its scale:
// 96 dots per inch are a scale of 1.
func setScale(scale float64) error {
	const dotsPerInch = 96
	if scale == 1 {
		return nil
	}
	set := exec.Command("xrdb", "-nocpp", "-merge")
	set.Stdin = strings.NewReader("Xft.dpi: " + strconv.Itoa(int(scale*dotsPerInch)) + "\n")
	if out, err := set.CombinedOutput(); err != nil {
		return fmt.Errorf("no display of scale %v: xrdb: %w %s (run: make deps)", scale, err, out)
	}
	return nil
}
