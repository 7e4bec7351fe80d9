// Package sounds is the developers' page on which every sound can be heard.
package sounds
