import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One sentence of the specification. `id` is its section and number there, '2.19'; ids never change, because tests are listed under them. */
export interface Sentence {
  readonly id: string;
  readonly section: number;
  readonly heading: string;
  readonly says: string;
}

/** Tests by the sentence they hold: `file from the repository root › title as the source has it`. */
export type HeldBy = ReadonlyMap<string, readonly string[]>;

/** Rows of docs/specification-decisions.md by the sentence that they change or complete: such a sentence holds as the row reads it. */
export type ByDecision = ReadonlyMap<string, readonly number[]>;

const folder = join(__dirname, 'held-by');

/** The specification, sentence by sentence. */
export const readSentences = (): Sentence[] =>
  JSON.parse(readFileSync(join(__dirname, 'sentences.json'), 'utf8')) as Sentence[];

/** What the files of `held-by/` say together. */
export function readHeldBy(): HeldBy {
  const held = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    const tests = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string[]>;
    for (const [id, listed] of Object.entries(tests)) held.set(id, [...(held.get(id) ?? []), ...listed]);
  }
  return held;
}

/** What `by-decision.json` says. */
export const readByDecision = (): ByDecision =>
  new Map(
    Object.entries(JSON.parse(readFileSync(join(__dirname, 'by-decision.json'), 'utf8')) as Record<string, number[]>),
  );
