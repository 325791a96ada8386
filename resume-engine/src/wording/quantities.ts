import { MAX_WORD_LENGTH } from './words';

const AMOUNT =
  /(₹|\brs\.?|\binr|\$|€|£|\busd)\s?\d|\d\s?(%|percent\b|per cent\b|x\b|×|lakhs?\b|lacs?\b|crores?\b|cr\b|lpa\b|k\b|m\b|mn\b|bn\b|million\b|billion\b|\+)/i;
const IN_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|dozens?|doubled|tripled|halved|half of)\b/i;
const NUMBER = /^\d[\d,.]*$/;
const YEAR = /^(19|20)\d\d$/;

/**
 * Whether a statement has a quantity: amounts, shares, counts, durations; years, versions and
 * ordinals do not count.
 */
export function hasQuantity(statement: string): boolean {
  if (AMOUNT.test(statement) || IN_WORDS.test(statement)) return true;
  const words = statement
    .split(/[\s–—/-]+/)
    .map((word) => word.slice(0, MAX_WORD_LENGTH).replace(/^[("']+|[)"',;:.]+$/g, ''));
  return words.some((word, at) => isCount(word, { before: words[at - 1], isSecond: at === 1 }));
}

function isCount(word: string, { before = '', isSecond }: { before: string | undefined; isSecond: boolean }): boolean {
  if (!NUMBER.test(word) || YEAR.test(word)) return false;
  if (isSecond || before === '') return true;
  const followsName = /^\p{Lu}/u.test(before) && !/^(Over|Under|About|Around|Nearly|Of|And|For|By|To|In)$/.test(before);
  const followsVersion = /^(v|ver|version|level|class|phase|grade|no|section|part|tier|type|unit|chapter)$/i.test(
    before,
  );
  return !followsName && !followsVersion;
}
