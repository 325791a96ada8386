import type { ReadingLine } from '../analysis';
import type { Reading } from '../checks/context';
import type { SectionKind } from '../resume/section';

/** The body lines in reading order, each with the kind of its section. */
export function readingLines({ layout, sections }: Reading): ReadingLine[] {
  const kinds = new Map<number, SectionKind>();
  for (const {
    kinds: [kind],
    heading,
    lines,
  } of sections)
    for (const line of heading ? [heading, ...lines] : lines) kinds.set(line.index, kind);
  return layout.lines.map(({ page, index, text, bullet }) => ({
    page,
    line: index,
    text: bullet ? `${bullet} ${text}` : text,
    section: kinds.get(index) ?? 'custom',
  }));
}
