// Package meter measures sounds as ears and devices meet them: how loud they are,
// by ITU-R BS.1770 and EBU R 128, and how high their peaks are between the samples.
// All of it is for 48,000 samples a second.
package meter
