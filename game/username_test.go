package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTheNameOfAnAccountIsNoNameOfAPerson(t *testing.T) {
	for _, c := range []struct{ full, account, want string }{
		{"Ida Berg", "ida", "Ida"}, {"", "ida", ""}, {"root", "root", ""}, {"Ubuntu", "ubuntu", ""}, {"Ida", `HOME\ida`, ""}, {"  Ida ", "iberg", "Ida"},
	} {
		assert.Equal(t, c.want, firstName(c.full, c.account), c)
	}
}
