import type { Assignment } from '../assign/assign';
import type { When } from '../evidence/when';
import type { ExperienceCandidate, ExperienceKind } from './experience-kind';

/** What the entries of a document have in common: order and look of title and company. */
export interface Leaning {
  looks(kind: ExperienceKind, candidate: ExperienceCandidate): number;
  follows(kind: ExperienceKind, before: (kind: ExperienceKind) => boolean): number;
}

export const NO_LEANING: Leaning = { looks: () => 0, follows: () => 0 };

/** The same leaning where a company is impossible. */
export function withoutCompany(leaning: Leaning): Leaning {
  return {
    ...leaning,
    looks: (kind, candidate) =>
      kind === 'company'
        ? -Infinity
        : leaning.looks(kind, candidate) - (kind === 'rest' && !candidate.pieces[0]?.mark ? 0.8 : 0),
  };
}

type Named = 'title' | 'company';
const isNamed = (kind: ExperienceKind): kind is Named => kind === 'title' || kind === 'company';

function looksOf({ pieces, row }: ExperienceCandidate): string[] {
  const first = pieces[0];
  if (!first) return [];
  const type = `${first.isBold ? 'b' : ''}${first.isItalic ? 'i' : ''}${first.size.toFixed(1)}`;
  return [`row ${row} ${first.joint}`, `type ${type}`];
}

class Votes {
  private readonly counts = new Map<string, Record<Named, number>>();

  add(key: string, kind: Named, weight: number): void {
    const count = this.counts.get(key) ?? { title: 0, company: 0 };
    count[kind] += weight;
    this.counts.set(key, count);
  }

  /** From -1 (always the other) to 1 (always this one); near 0 while little is known. */
  lean(key: string, kind: Named): number {
    const count = this.counts.get(key);
    if (!count) return 0;
    const other = kind === 'title' ? count.company : count.title;
    return (count[kind] - other) / (count[kind] + other + 1);
  }
}

/** Learns from the entries of the first pass. A single entry is not enough. */
export function leaningOf(heads: readonly Assignment<ExperienceKind, When>[]): Leaning {
  if (heads.length < 2) return NO_LEANING;
  const votes = new Votes();
  for (const { slots } of heads) {
    const named = slots.filter((slot) => isNamed(slot.kind));
    for (const slot of named) {
      const weight = Math.max(0.1, Math.min(2, slot.score));
      if (isNamed(slot.kind)) for (const key of looksOf(slot)) votes.add(key, slot.kind, weight);
    }
    const [first, second] = named;
    if (first && second && isNamed(first.kind))
      votes.add('first', first.kind, Math.max(0.1, Math.min(2, first.score + second.score)));
  }
  return {
    looks: (kind, candidate) =>
      isNamed(kind) ? looksOf(candidate).reduce((sum, key) => sum + 0.5 * votes.lean(key, kind), 0) : 0,
    follows: (kind, before) => {
      if (!isNamed(kind)) return 0;
      const other = kind === 'title' ? 'company' : 'title';
      return before(other) ? 0.9 * votes.lean('first', other) : 0;
    },
  };
}
