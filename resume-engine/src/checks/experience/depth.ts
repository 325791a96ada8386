import { type CheckDefinition, graded } from '../check';
import { ofEntry } from '../evidence';
import type { EntryFacts } from '../facts';
import { counted, listed, quoted } from '../../wording/words';

export const depth: CheckDefinition = {
  id: 'E7',
  panel: 'content',
  title: 'Enough about your latest work',
  max: 1.5,
  effort: 2,
  why: 'Your latest work decides; three to seven bullets show it without tiring the reader.',
  judge({ facts: { latest } }) {
    if (latest.length === 0)
      return {
        share: 0,
        message: 'There is no work or project to describe yet.',
        fix: 'Describe your internships and projects in three to five bullets each.',
      };
    const rated = latest.map((entry) => {
      const count = entry.bullets.length;
      return { entry, count, share: graded(count >= 3 && count <= 7, count === 2 || count === 8 || count === 9) };
    });
    const share = rated.reduce((sum, rate) => sum + rate.share, 0) / rated.length;
    return {
      share,
      message: `${listed(rated.map(({ entry }) => described(entry)))}. Three to seven bullets are usual for your latest work.`,
      fix: fixFor(rated),
      evidence: rated.filter((rate) => rate.share < 1).flatMap(({ entry }) => ofEntry(entry)),
    };
  },
};

const called = ({ name, organization, lines: [first] }: EntryFacts) =>
  quoted(name || organization || first?.text || 'an entry', 40);

function described(entry: EntryFacts): string {
  const { bullets } = entry;
  if (bullets.length === 0) return `${called(entry)} has no bullets`;
  const hasGlyphs = bullets.some(({ hasGlyph }) => hasGlyph);
  return `${called(entry)} has ${counted(bullets.length, hasGlyphs ? 'bullet' : 'paragraph')}`;
}

interface Rated {
  readonly entry: EntryFacts;
  readonly count: number;
}

function fixFor(rated: readonly Rated[]): string {
  const short = rated.find(({ count }) => count < 3);
  if (short)
    return `Describe ${called(short.entry)} in three to seven bullets: what you did, with what, and what came of it.`;
  return 'Keep the seven bullets that matter most for the job you want.';
}
