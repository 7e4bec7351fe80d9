#!/usr/bin/env python3
"""Makes the typefaces of this folder anew: python3 make.py FOLDER

FOLDER holds the unpacked npm packages that README.md names, a folder for each.
It takes fonttools with brotli: Debian's python3-fonttools and python3-brotli.
"""
import os
import sys
import tempfile

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

# The letters of English, German, Spanish, Polish and French, with those of their neighbors
# that are in Latin-1, and the signs that sentences of the game use.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ĄąĆćĘęŁłŃńŒœŚśŸŹźŻż–—‘’‚“”„•…€−")]

# What has no minus writes a dash in its place.
MINUS = ord("−")

# The file made, the package, the weight in it, and how much larger its letters are than
# in the package, so that a size is as large in every typeface. The subsets bear names of
# their own: the licenses of some keep the family's name for the whole of it.
FACES = [
    ("display", "titan-one", 400, .94),
    ("display1975", "fraunces", 900, .94),
    ("display2000", "russo-one", 400, .98),
    ("hand", "kalam", 400, 1.02),
    ("handbold", "kalam", 700, 1.02),
    ("hand1975", "merienda", 400, .9),
    ("handbold1975", "merienda", 800, .9),
    ("hand2000", "patrick-hand", 400, 1.16),
]


def part(folder, package, script, weight, to):
    """Writes the letters that one file of a package has, without hints."""
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 13, 14]
    font = subset.load_font(os.path.join(folder, package, "files", f"{package}-{script}-{weight}-normal.woff2"), options)
    for table in ("MVAR", "STAT", "gasp", "meta", "DSIG"):
        if table in font:
            del font[table]
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=LETTERS)
    chosen.subset(font)
    font.flavor = None
    font.save(to)


def make(folder, name, package, weight, larger):
    """Writes one typeface."""
    with tempfile.TemporaryDirectory() as parts:
        files = [os.path.join(parts, script) for script in ("latin", "latin-ext")]
        for script, file in zip(("latin", "latin-ext"), files):
            part(folder, package, script, weight, file)
        first = TTFont(files[0])
        font = Merger().merge(files)
    own, copy = f"BigPayDay-{name}", first["name"].getDebugName(0)
    font["name"].names = []
    for number, text in ((0, copy), (1, own), (2, "Regular"), (3, own), (4, own), (6, own),
                         (13, "SIL Open Font License 1.1"), (14, "https://openfontlicense.org")):
        if text:
            font["name"].setName(text, number, 3, 1, 0x409)
    for table in font["cmap"].tables:
        if MINUS not in table.cmap:
            table.cmap[MINUS] = table.cmap[ord("–")]
    font["head"].unitsPerEm = round(font["head"].unitsPerEm / larger)
    font["head"].created = font["head"].modified = first["head"].created
    font.recalcTimestamp = False
    font.save(name + ".ttf")


if __name__ == "__main__":
    for face in FACES:
        make(os.path.abspath(sys.argv[1]), *face)
