import type { Check } from '../check';
import { bulletLength } from './bullet-length';
import { bulletsUsed } from './bullets-used';
import { consistentBullets } from './consistent-bullets';
import { dateConsistency } from './date-consistency';
import { fontsAndSizes } from './fonts-and-sizes';
import { knownHeadings } from './known-headings';
import { marginsAndDensity } from './margins-and-density';
import { pageCount } from './page-count';
import { sectionOrder } from './section-order';
import { wallsOfText } from './walls-of-text';
import { wordCount } from './word-count';

export const FORMAT_CHECKS: readonly Check[] = [
  pageCount,
  wordCount,
  knownHeadings,
  sectionOrder,
  dateConsistency,
  bulletsUsed,
  bulletLength,
  fontsAndSizes,
  marginsAndDensity,
  consistentBullets,
  wallsOfText,
];
