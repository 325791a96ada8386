import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One sentence of the specification. `id` is its section and number, '2.19'; ids never change,
 * because tests are listed under them.
 */
export interface Sentence {
  readonly id: string;
  readonly section: number;
  readonly heading: string;
  readonly says: string;
}

/** Tests by sentence: `file from the repository root › title as in the source`. */
export type HeldBy = ReadonlyMap<string, readonly string[]>;

/** Rows of docs/specification-decisions.md by the sentence that they change. */
export type ByDecision = ReadonlyMap<string, readonly number[]>;

const folder = join(__dirname, 'held-by');

/** Sentences of the specification. */
export const readSentences = (): Sentence[] =>
  JSON.parse(readFileSync(join(__dirname, 'sentences.json'), 'utf8')) as Sentence[];

/** All files of `held-by/`, merged. */
export function readHeldBy(): HeldBy {
  const held = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    const tests = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string[]>;
    for (const [id, listed] of Object.entries(tests)) held.set(id, [...(held.get(id) ?? []), ...listed]);
  }
  return held;
}

/** Content of `by-decision.json`. */
export const readByDecision = (): ByDecision =>
  new Map(
    Object.entries(JSON.parse(readFileSync(join(__dirname, 'by-decision.json'), 'utf8')) as Record<string, number[]>),
  );
