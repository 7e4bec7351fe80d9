// Package armies is what the results tell of games of Conquest.
package armies
