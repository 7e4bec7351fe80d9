//go:build !js && !windows && !darwin

package words

func systemLanguages() []string { return environment() }
