// Package scene is the list of the pages: the one place that knows all of them and puts
// each behind its door. Its tests look at all pages, in many windows and languages.
//
// Each page is a package below: what it shows, the tree of what stands on it, and
// controls that carry what they do. A page decides nothing: what is allowed is listed by
// the prompt, what comes of it comes back as events, and every sentence comes from package
// words.
package scene
