//go:build !darwin

package files

// TakeOpened does nothing: other systems name a file that is opened with the program when they start
// it.
func TakeOpened(chan<- File) {}
