import type { Line } from '../../document/line';
import { type CheckDefinition, graded } from '../check';
import { ofLine } from '../evidence';
import { listed } from '../../wording/words';

const MAX_FAMILIES = 3;
const RARE = 0.01;
const MAX_NAME_LENGTH = 80;

export const fontsAndSizes: CheckDefinition = {
  id: 'F8',
  panel: 'atsEssentials',
  title: 'Fonts and sizes',
  max: 1,
  effort: 1,
  needsFile: true,
  why: 'A resume in one or two fonts at 10 to 12 points is easy on the eye and safe to convert.',
  judge({ document, layout: { lines, scale } }) {
    const size = bodySize(lines) / scale;
    if (document.kind === 'doc' || size === 0) return { skip: 'This kind of file does not tell fonts and sizes.' };
    const families = familiesOf(lines);
    const isSizeGood = size >= 9.4 && size <= 12.1;
    const isFew = families.length <= MAX_FAMILIES;
    const odd = lines.filter((line) => !isFew && families.slice(MAX_FAMILIES).includes(family(line.font)));
    return {
      share: graded(isSizeGood && isFew, isSizeGood || isFew),
      message: `Most of your text is ${Math.round(size * 10) / 10} points tall, in ${families.length === 1 ? 'one font' : `${families.length} fonts`}${families.length > 1 ? ` (${listed(families)})` : ''}.`,
      fix: isFew ? 'Set the text to 10 or 11 points.' : 'Use one or two fonts in the whole resume, at 10 to 12 points.',
      evidence: odd.slice(0, 3).map(ofLine),
    };
  },
};

/** TeX has a font for each size and weight: `CMBX12`, `LMRoman10-Bold`. */
const TEX_FONT = /^(?:(?:CM|SF|EC)[A-Z]{1,5}|LM(?:Roman|Sans|Mono)[A-Za-z]*)\d{1,4}.*$/;

/** `ABCDEF+Calibri-Bold` → `Calibri`. */
const family = (font: string) =>
  font
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^[A-Z]{6}\+/, '')
    .replace(TEX_FONT, 'Computer Modern')
    .replace(
      /(?:PS)?(?:MT)?[-,_ ]*(?:(?:bold|italic|oblique|regular|medium|light|semi|demi|black|roman|book|thin|extra)[-_ ]*)*(?:PS)?(?:MT)?$/i,
      '',
    );

function bodySize(lines: readonly Line[]): number {
  const sizes = new Map<number, number>();
  for (const { size, text } of lines) sizes.set(size, (sizes.get(size) ?? 0) + text.length);
  return [...sizes].sort(([one, count], [other, otherCount]) => otherCount - count || one - other)[0]?.[0] ?? 0;
}

function familiesOf(lines: readonly Line[]): string[] {
  const sizes = new Map<string, number>();
  for (const { font, text } of lines) sizes.set(family(font), (sizes.get(family(font)) ?? 0) + text.length);
  const all = [...sizes.values()].reduce((sum, count) => sum + count, 0);
  return [...sizes]
    .filter(([name, count]) => name !== '' && count / all >= RARE)
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name);
}
