/**
 * Two digits up to here are 20YY, above it 19YY. Fixed, not relative to today: the same bytes must
 * give the same result.
 */
const PIVOT = 40;
/**
 * Plausible years in a resume: birth years of people near retirement up to plans a few years ahead.
 */
const FIRST = 1945;
const LAST = 2045;

/** The year that two or four digits mean. */
export function yearOf(digits: string): number | undefined {
  const number = Number(digits);
  if (digits.length === 2) return number <= PIVOT ? 2000 + number : 1900 + number;
  return number >= FIRST && number <= LAST ? number : undefined;
}
