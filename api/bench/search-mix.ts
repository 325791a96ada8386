import { reachablePages } from '@kadam/shared/contract/jobs';
import { madeUpPosting } from '../src/sample-data';
import { seededRandom, type SeededRandom } from '../src/sample-data/seeded-random';

/** Kinds of queries with their shares in percent. */
export const MIX = {
  'no filter': 25,
  'words half typed': 30,
  'words + place': 15,
  'all filters': 12,
  'misspelt words': 8,
  'deep pages': 10,
} as const;
export type Kind = keyof typeof MIX;

export interface SearchQuery {
  readonly kind: Kind;
  readonly query: Readonly<Record<string, string>>;
}

const SAMPLE = 2_000;

/**
 * An endless sequence of queries, the same for the same number of postings. Popular words are the
 * most frequent (Zipf's law).
 */
export function* searchMix(postings: number): Generator<SearchQuery> {
  const random = seededRandom('search mix');
  const words = vocabulary();
  const places = [
    'Bengaluru',
    'Mumbai',
    'Pune',
    'Hyderabad',
    'Chennai',
    'Delhi',
    'Gurugram',
    'Noida',
    'Kolkata',
    'Kochi',
  ];
  const word = () => zipf(random, words);
  const queries: Record<Kind, () => Record<string, string>> = {
    'no filter': () => ({ page: String(zipf(random, [1, 2, 3, 4, 5])) }),
    'words half typed': () => ({ search: halfTyped(random, [word(), word()].slice(random.whole(0, 1)).join(' ')) }),
    'words + place': () => ({ search: word(), location: halfTyped(random, zipf(random, places)) }),
    'all filters': () => ({
      search: word(),
      location: zipf(random, places),
      jobType: random.pick(['onsite', 'remote,hybrid', 'onsite,hybrid']),
      employmentType: 'full_time',
      experienceLevel: random.pick(['fresher', 'intermediate,experienced']),
      minCTC: String(random.whole(0, 6)),
      maxCTC: String(random.whole(7, 40)),
    }),
    'misspelt words': () => ({ search: misspelt(random, word()) }),
    'deep pages': () => ({ page: String(random.whole(2, Math.max(2, reachablePages(postings)))) }),
  };
  for (;;) {
    const kind = random.weighted(MIX);
    yield { kind, query: queries[kind]() };
  }
}

// Words of titles and skills, the most frequent first.
function vocabulary(): string[] {
  const counts = new Map<string, number>();
  for (let ordinal = 0; ordinal < SAMPLE; ordinal += 1) {
    const { jobName, skills } = madeUpPosting(ordinal, new Date(0));
    for (const word of `${jobName} ${skills.join(' ')}`.toLowerCase().match(/[a-z]{3,}/g) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}

function zipf<T>(random: SeededRandom, items: readonly T[]): T {
  const place = Math.floor(items.length ** random.fraction()) - 1;
  return items[place] ?? random.pick(items);
}

const halfTyped = (random: SeededRandom, words: string) =>
  words.slice(0, random.whole(Math.min(2, words.length), words.length));

function misspelt(random: SeededRandom, word: string): string {
  const place = random.whole(0, Math.max(0, word.length - 2));
  return `${word.slice(0, place)}${word[place + 1] ?? ''}${word[place] ?? ''}${word.slice(place + 2)}`;
}
