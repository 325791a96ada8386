import type { Analysis } from '../src/analysis';
import { resumeText } from '../src/resume-document';

/** Word counts of a file: `placed` are on the sheet, `listed` are reported as not imported. */
export interface ImportedWords {
  readonly words: number;
  readonly placed: number;
  readonly listed: number;
  readonly lost: readonly string[];
  readonly list: readonly string[];
}

/** Compares the words of a file, without page headers and footers, with its import. */
export function importedWords({
  reading,
  jsonResume,
  notImported,
}: Pick<Analysis, 'reading' | 'jsonResume' | 'notImported'>): ImportedWords {
  const onSheet = wordsOf(resumeText(jsonResume));
  const sheet = counted(onSheet);
  const lines = reading.map(({ text }) => wordsOf(text.replace(NUMBER, '')));
  const words = lines.flat();
  // A line that is repeated on every page is on the sheet once.
  const whole = ` ${onSheet.join(' ')} `;
  const unplaced = lines.flatMap((line) => {
    const missing = line.filter((word) => !takeWord(sheet, word));
    return whole.includes(` ${line.join(' ')} `) ? [] : missing;
  });
  const list = counted(notImported.flatMap(wordsOf));
  const lost = unplaced.filter((word) => !takeWord(list, word));
  return {
    words: words.length,
    placed: words.length - unplaced.length,
    listed: unplaced.length - lost.length,
    lost,
    list: notImported,
  };
}

/** Of a list, which the editor shows with bullets. */
const NUMBER = /^\(?(?:\d{1,2}|[ivx]{1,5})[.)]\s/iu;

/** Letters and digits in lower case; `https://www.` is not shown in the editor. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/https?:\/\/(?:www\.)?/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function takeWord(counts: Map<string, number>, word: string): boolean {
  const left = counts.get(word) ?? 0;
  if (left > 0) counts.set(word, left - 1);
  return left > 0;
}
