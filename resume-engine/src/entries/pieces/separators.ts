import type { Joint } from './piece';

export interface Separator {
  readonly from: number;
  readonly to: number;
  readonly joint: Joint;
}

const PATTERN =
  /\t| {3,}|\s?[|¦•·∙●▪◦‖]\s?|\s~\s|\s[–—−]\s?|[–—−]\s|\s-{1,2}\s|\s\/\s|[,;]\s*|\s@\s?|\sat\s|:\s|\. (?=[A-Z])|[([{]|[)\]}]/g;

const ABBREVIATION =
  /(?:^|[\s.(])(?:[A-Z]|[A-Za-z]{1,3}|Pvt|Ltd|Inc|Corp|Govt|Dept|Univ|Engg|Tech|Asst|Assoc|Sept?|Intl|Bros|Natl)$/;

/** The state of `Boston, MA. B.S.` ends its sentence. */
const isAbbreviation = (before: string) => ABBREVIATION.test(before) && !/\p{L}, [A-Z]{2}$/u.test(before);

function jointOf(found: string): Joint {
  const mark = found.trim();
  if (!mark) return 'cell';
  if (/^[([{)\]}]$/.test(mark)) return 'bracket';
  if (/^[,;]$/.test(mark)) return 'comma';
  if (/^[|¦•·∙●▪◦‖~]$/.test(mark)) return 'pipe';
  if (mark === ':') return 'colon';
  if (mark === '.') return 'stop';
  return mark === '@' || mark === 'at' ? 'at' : 'dash';
}

/** Only text outside brackets separates; an unclosed bracket is a regular character. */
function insideBrackets(text: string): (at: number) => boolean {
  const spans: [number, number][] = [];
  let open = -1;
  for (let at = 0; at < text.length; at += 1) {
    if ('([{'.includes(text.charAt(at)) && open < 0) open = at;
    else if (')]}'.includes(text.charAt(at)) && open >= 0) {
      spans.push([open, at]);
      open = -1;
    } else if (text[at] === '\t') open = -1;
  }
  return (at) => spans.some(([from, to]) => at > from && at < to);
}

/** Where a line may be split into values. */
export function findSeparators(text: string): Separator[] {
  const isInside = insideBrackets(text);
  const separators: Separator[] = [];
  for (const match of text.matchAll(PATTERN)) {
    const from = match.index;
    if (isInside(from + (match[0].length - match[0].trimStart().length))) continue;
    const joint = jointOf(match[0]);
    if (joint === 'stop' && isAbbreviation(text.slice(Math.max(0, from - 12), from))) continue;
    if (joint === 'comma' && /\d[,]\d/.test(text.slice(from - 1, from + 2))) continue;
    separators.push({ from, to: from + match[0].length, joint });
  }
  return separators;
}
