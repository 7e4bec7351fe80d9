package words

// Remark returns what somebody at the table says, empty where the language has
// nothing for the id. A joke of another language is not put in its place: then
// nobody speaks.
func (w *Words) Remark(id string) string {
	if e := w.spoken().catalogues[0].messages[id]; e != nil {
		return e.forms[0]
	}
	return ""
}
