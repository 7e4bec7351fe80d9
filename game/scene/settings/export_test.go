package settings

// NumKeyKinds is how many kinds of keys there are, of which the page lists one at a time.
const NumKeyKinds = numKeyKinds

// NumTabs is how many parts the page has, of which one is shown at a time.
const NumTabs = len(tabs)
