import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { coveragePage } from './coverage-page';
import { readByDecision, readHeldBy, readSentences } from './sentences';

/** Writes `docs/specification-coverage.md`; returns the ids of sentences without a test. */
export function writeCoverage(): { readonly unheld: string[] } {
  const file = resolve(__dirname, '../../docs/specification-coverage.md');
  const sentences = readSentences();
  const held = readHeldBy();
  writeFileSync(file, coveragePage(sentences, held, readByDecision()));
  return { unheld: sentences.map(({ id }) => id).filter((id) => !held.has(id)) };
}
