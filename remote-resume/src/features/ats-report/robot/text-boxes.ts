import type { AtsResult } from '../../../lib/ats-result';

/** A stretch of text on a page; lengths as shares of the page's width and height. */
interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The text of one page in the order of the file. */
export interface Glyphs {
  readonly page: number;
  readonly runs: readonly (Rectangle & { readonly text: string })[];
}

/** Where on the page a field was read. */
export interface Box extends Rectangle {
  readonly field: AtsResult['fields'][number];
}

/**
 * Finds the found fields on the page: first the line, then the field within it, both without blanks, because a reader joins and parts words. What
 * cannot be found so is not marked.
 */
export function boxesOf({ page, runs }: Glyphs, reading: AtsResult['reading'], fields: AtsResult['fields']): Box[] {
  const letters = runs.flatMap((run, index) =>
    [...run.text].flatMap((letter, at) => (letter.trim() ? [{ letter: letter.toLowerCase(), index, at }] : [])),
  );
  const all = letters.map(({ letter }) => letter).join('');
  const lineAt = new Map(reading.filter((line) => line.page === page).map((line) => [line.line, bare(line.text)]));
  return fields.flatMap((field) =>
    field.evidence
      .filter((place) => place.page === page)
      .flatMap((place) => {
        const line = lineAt.get(place.line) ?? '';
        const text = bare(place.text);
        const lineStart = line ? all.indexOf(line) : -1;
        const inLine = line.indexOf(text);
        if (lineStart < 0 || inLine < 0 || text === '') return [];
        const start = lineStart + inLine;
        return rectangles(letters.slice(start, start + text.length), runs).map((box) => ({ ...box, field }));
      }),
  );
}

const bare = (text: string) =>
  [...text]
    .filter((letter) => letter.trim())
    .join('')
    .toLowerCase();

interface Letter {
  readonly index: number;
  readonly at: number;
}

/** One rectangle for each run that the letters touch; letters of a run are taken as equally wide. */
function rectangles(letters: readonly Letter[], runs: Glyphs['runs']): Rectangle[] {
  return [...new Set(letters.map(({ index }) => index))].flatMap((index) => {
    const run = runs[index];
    if (!run) return [];
    const touched = letters.filter((letter) => letter.index === index).map(({ at }) => at);
    const first = Math.min(...touched);
    const share = run.width / run.text.length;
    const width = (Math.max(...touched) - first + 1) * share;
    return [{ left: run.left + first * share, top: run.top, width, height: run.height }];
  });
}
