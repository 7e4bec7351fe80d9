//go:build !ebitenginedebug

package watch

// Logging says that Ebitengine was built to log its draw calls.
const Logging = false
