// Package store keeps documents by name: the running game, named saves and the
// settings. On the desktop they are files in the user's own folders, in the
// browser entries of the local storage, and in memory where neither can be
// had. Whatever the place, a document is there whole or not at all.
//
// What a save means, and whether it can still be played, is not known here:
// documents are bytes. The one document this package understands is the
// settings, because every part of the game reads them.
//
// Errors carry a [Kind], which is the id of a message, and the place concerned;
// the sentences players read are made elsewhere.
package store
