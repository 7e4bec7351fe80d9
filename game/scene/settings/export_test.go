package settings

// NumKeyKinds is how many kinds of keys there are, of which the page lists one at a time.
const NumKeyKinds = numKeyKinds
