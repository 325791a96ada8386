import { MIN_SUGGESTION_LENGTH, type SuggestionKind } from '@kadam/shared/contract/jobs';
import { otherNames } from './search/synonyms';
import { parseWords, fold } from './search/words';

/** A title or location as written in postings, and how many postings have it. */
export interface NameCount {
  readonly name: string;
  readonly count: number;
}

export type NameCounts = Readonly<Record<SuggestionKind, readonly NameCount[]>>;

interface Name extends NameCount {
  readonly folded: string;
  readonly words: readonly string[];
}

interface Parts {
  readonly load: () => Promise<NameCounts>;
  readonly now: () => number;
}

const FRESH_MS = 60_000;
const SHOWN = 8;

/** Suggested titles and locations, reloaded on demand at most once a minute. */
export class Suggestions {
  private names: Promise<Readonly<Record<SuggestionKind, readonly Name[]>>> | undefined;
  private readAt = -Infinity;

  constructor(private readonly parts: Parts) {}

  async suggestions(kind: SuggestionKind, typed: string): Promise<string[]> {
    const text = fold(typed).trim();
    const words = parseWords(typed).map(({ text: word }) => [
      word,
      ...(kind === 'place' ? otherNames(word).flat() : []),
    ]);
    if (text.length < MIN_SUGGESTION_LENGTH || words.length === 0) return [];
    const found = (await this.fresh())[kind].filter((name) =>
      words.every((forms) => name.words.some((word) => forms.some((form) => word.startsWith(form)))),
    );
    const begins = (name: Name) => (name.folded.startsWith(text) ? 0 : 1);
    return found
      .sort((one, other) => begins(one) - begins(other))
      .slice(0, SHOWN)
      .map(({ name }) => name);
  }

  // The old names are used while new ones are loaded.
  private async fresh() {
    const now = this.parts.now();
    if (now - this.readAt < FRESH_MS && this.names) return this.names;
    this.readAt = now;
    const reading = this.parts
      .load()
      .then(({ title, place }) => ({ title: named(title, occupation), place: named(place) }));
    const before = this.names;
    if (!before) this.names = reading;
    reading.then(
      () => (this.names = reading),
      () => {
        this.readAt = -Infinity;
        this.names = before;
      },
    );
    return before ?? reading;
  }
}

// 'Staff Nurse - ICU' and 'Staff Nurse (Part-time)' are suggested as one.
const occupation = (title: string) => title.split(/ [-–|(]/)[0]?.trim() ?? title;

/** Names with the sum of their counts, the most frequent first. */
function named(counted: readonly NameCount[], nameOf = (name: string) => name.trim()): readonly Name[] {
  const counts = new Map<string, number>();
  for (const { name, count } of counted) counts.set(nameOf(name), (counts.get(nameOf(name)) ?? 0) + count);
  counts.delete('');
  return [...counts]
    .map(([name, count]) => ({
      name,
      count,
      folded: fold(name),
      words: parseWords(name).flatMap(({ alternatives }) => alternatives.flat()),
    }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}
