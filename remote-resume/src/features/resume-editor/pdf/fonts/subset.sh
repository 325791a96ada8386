#!/usr/bin/env bash
# Makes the four font files of the resume sheet from Debian's fonts-noto-core (20201225-1) with python3-fonttools (4.38.0-1).
# No hinting, kerning or ligatures: the PDF places words where the browser measured them, and the browser must not measure what a PDF reader will not do.
set -euo pipefail
cd "$(dirname "$0")"
# Latin, Latin-1 and Latin Extended-A; spaces, hyphens, dashes, quotes, bullets, ellipsis, per mille, primes; euro, rupee, numero, trade mark; minus and comparisons.
letters='U+0020-007E,U+00A0-017F,U+0192,U+0218-021B,U+02C6,U+02DA,U+02DC,U+2009,U+200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2030,U+2032,U+2033,U+2039,U+203A,U+2044,U+20AC,U+20B9,U+2116,U+2122,U+2212,U+2248,U+2260,U+2264,U+2265,U+25CF'
for style in Regular Bold Italic BoldItalic; do
  /usr/bin/python3 -m fontTools.subset "/usr/share/fonts/truetype/noto/NotoSans-$style.ttf" --unicodes="$letters" --layout-features='' --no-hinting \
    --drop-tables+=GPOS,GSUB,GDEF,kern,DSIG,STAT --name-IDs='0,1,2,3,4,5,6,13,14' --output-file="resume-${style,,}.ttf"
done
