import type { Line } from '../../document/line';
import { type CheckDefinition, graded } from '../check';
import { ofLine } from '../evidence';
import { counted, listed } from '../../wording/words';

const SAME_INDENT = 8;

export const consistentBullets: CheckDefinition = {
  id: 'F10',
  panel: 'atsEssentials',
  title: 'One kind of bullet',
  max: 0.75,
  effort: 1,
  needsFile: true,
  why: 'One bullet sign and one indent in the whole resume show care.',
  judge({ layout: { lines } }) {
    const bullets = lines.filter(hasSign);
    if (bullets.length < 2) return { skip: 'There are not bullets to compare.' };
    const glyphs = [...new Set(bullets.map(({ bullet }) => bullet ?? ''))];
    const indents = indentsOf(bullets);
    const worst = Math.max(glyphs.length, indents - 1);
    const [usual] = byCount(bullets);
    return {
      share: graded(worst <= 1, worst === 2),
      message: `Your bullets use ${counted(glyphs.length, 'sign')} (${listed(glyphs)}) and ${counted(indents, 'indent')}.`,
      fix: `Begin every bullet with the same sign${usual ? ` (${usual})` : ''} and at the same indent.`,
      evidence:
        worst <= 1
          ? []
          : bullets
              .filter(({ bullet }) => bullet !== usual)
              .slice(0, 4)
              .map(ofLine),
    };
  },
};

/** The numbers of a numbered list are not signs. */
const hasSign = ({ bullet }: Line) => bullet !== undefined && !/^\(?(?:\d+|\p{L}{1,4})[.)]/u.test(bullet);

function byCount(bullets: readonly Line[]): string[] {
  const counts = new Map<string, number>();
  for (const { bullet = '' } of bullets) counts.set(bullet, (counts.get(bullet) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([glyph]) => glyph);
}

function indentsOf(bullets: readonly Line[]): number {
  const blocks = new Map<number, Set<number>>();
  for (const { block, x } of bullets) {
    const indents = blocks.get(block) ?? new Set();
    if (![...indents].some((known) => Math.abs(known - x) < SAME_INDENT)) indents.add(x);
    blocks.set(block, indents);
  }
  return Math.max(0, ...[...blocks.values()].map(({ size }) => size));
}
