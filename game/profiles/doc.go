// Package profiles keeps who plays at this device and whom they have met at its table: what
// they are called, and the character, the token and the colour that they took last. All of it
// is only proposed for the next game; a game has its own players.
package profiles
