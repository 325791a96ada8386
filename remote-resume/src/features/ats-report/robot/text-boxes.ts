import type { AtsResult } from '../../../lib/ats-result';

/** A run of text; lengths as fractions of the page. */
interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In the order of the file. */
export interface Glyphs {
  readonly page: number;
  readonly runs: readonly (Rectangle & { readonly text: string })[];
}

export interface Box extends Rectangle {
  readonly field: AtsResult['fields'][number];
}

/**
 * Locates the parsed fields on the page: first the line, then the field in it, both without spaces,
 * because parsers join and split words. Fields that are not found get no box.
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

/** One rectangle per run; all letters of a run count as equally wide. */
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
