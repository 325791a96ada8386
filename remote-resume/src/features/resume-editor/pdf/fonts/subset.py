#!/usr/bin/python3
"""Makes the font files of the resume sheet. Run it in this folder with python3-fonttools (Debian 4.38.0-1).

Sources: Noto Sans of Debian's fonts-noto-core (20201225-1), and Source Serif 4 and Source Sans 3 of the npm packages
@expo-google-fonts/source-serif-4 and @expo-google-fonts/source-sans-3 (0.4.1), unpacked into the folder of the first argument.

No hinting, kerning or ligatures: the PDF places words where the browser measured them, and the browser must not measure what a PDF
reader will not do. All files have the line metrics of Noto Sans, so one formula finds the baseline of every face.
"""

import copy
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

# Latin, Latin-1 and Latin Extended-A; spaces, hyphens, dashes, quotes, bullets, ellipsis, per mille, primes; euro, rupee, numero,
# trade mark; minus and comparisons.
LETTERS = (
    'U+0020-007E,U+00A0-017F,U+0192,U+0218-021B,U+02C6,U+02DA,U+02DC,U+2009,U+200A,U+2010-2015,U+2018-201E,U+2020-2022,'
    'U+2026,U+202F,U+2030,U+2032,U+2033,U+2039,U+203A,U+2044,U+20AC,U+20B9,U+2116,U+2122,U+2212,U+2248,U+2260,U+2264,'
    'U+2265,U+25CF'
)
CODES = set(subset.parse_unicodes(LETTERS.replace('U+', '')))
# In 1/1000 em, as in Noto Sans.
ASCENT, DESCENT = 1069, 293
# Added to the advance of each letter of a face with small capitals, in 1/1000 em. A letter-spacing of the page would be a gap to
# readers of the PDF; a wide glyph is not.
TRACKING = 60

NOTO = '/usr/share/fonts/truetype/noto/NotoSans-{}.ttf'
SERIF = 'source-serif-4/{0}/SourceSerif4_{0}.ttf'
SANS = 'source-sans-3/{0}/SourceSans3_{0}.ttf'
FILES = [
    ('noto-sans-regular', NOTO.format('Regular')),
    ('noto-sans-bold', NOTO.format('Bold')),
    ('serif-regular', SERIF.format('400Regular')),
    ('serif-italic', SERIF.format('400Regular_Italic')),
    ('serif-bold', SERIF.format('600SemiBold')),
    ('serif-small-capitals', SERIF.format('600SemiBold')),
    ('sans-regular', SANS.format('400Regular')),
    ('sans-bold', SANS.format('600SemiBold')),
]


def main(folder: Path) -> None:
    for name, source in FILES:
        font = TTFont(folder / source)
        set_names(font, name)
        if name.endswith('small-capitals'):
            set_small_capitals(font)
        widen_space(font, 250 if 'serif' in name else 220)
        give_each_letter_a_glyph(font)
        set_line_metrics(font)
        options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
        options.drop_tables += ['GPOS', 'GSUB', 'GDEF', 'kern', 'DSIG', 'STAT']
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=CODES)
        subsetter.subset(font)
        font.save(f'{name}.ttf')


def set_names(font: TTFont, name: str) -> None:
    """The license of Source Sans reserves its name for unchanged files."""
    if 'noto' in name:
        return
    shown = f"Kadam {name.replace('-', ' ').title()}"
    for record in list(font['name'].names):
        text = {1: shown, 2: 'Regular', 3: shown, 4: shown, 6: shown.replace(' ', '-')}.get(record.nameID)
        if text:
            font['name'].setName(text, record.nameID, record.platformID, record.platEncID, record.langID)


def give_each_letter_a_glyph(font: TTFont) -> None:
    """A glyph of a PDF is read as one letter. Source Serif draws three hyphens with one, and has no U+2011."""
    used = {}
    for table in font['cmap'].tables:
        if not table.isUnicode():
            continue
        if 0x2011 not in table.cmap:
            table.cmap[0x2011] = table.cmap[0x2010]
        for code in sorted(set(table.cmap) & CODES):
            glyph = table.cmap[code]
            if used.setdefault(glyph, code) != code:
                table.cmap[code] = copied(font, glyph, f'letter{code:04X}')
    font.getReverseGlyphMap(rebuild=True)


def set_small_capitals(font: TTFont) -> None:
    """Small letters are drawn as small capitals, and read as they were written."""
    capitals = {}
    gsub = font['GSUB'].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == 'smcp':
            for index in record.Feature.LookupListIndex:
                for sub in gsub.LookupList.Lookup[index].SubTable:
                    capitals.update(getattr(sub, 'ExtSubTable', sub).mapping)
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap = {code: capitals.get(glyph, glyph) for code, glyph in table.cmap.items()}
    for glyph, (advance, bearing) in font['hmtx'].metrics.items():
        if advance > 0:
            font['hmtx'][glyph] = (advance + TRACKING, bearing)


def widen_space(font: TTFont, least: int) -> None:
    """In 1/1000 em: words of scripts whose letters join at the head need a gap."""
    glyph = font.getBestCmap()[0x20]
    advance, bearing = font['hmtx'][glyph]
    font['hmtx'][glyph] = (max(advance, least), bearing)


def set_line_metrics(font: TTFont) -> None:
    hhea, os2 = font['hhea'], font['OS/2']
    hhea.ascent, hhea.descent, hhea.lineGap = ASCENT, -DESCENT, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ASCENT, -DESCENT, 0
    os2.usWinAscent, os2.usWinDescent = ASCENT, DESCENT


def copied(font: TTFont, glyph: str, name: str) -> str:
    if name not in font.getGlyphOrder():
        font['glyf'][name] = copy.deepcopy(font['glyf'][glyph])
        font['hmtx'][name] = font['hmtx'][glyph]
    return name


main(Path(sys.argv[1]))
