// Package money is what the results tell of money games, and their months once more day by
// day.
package money
