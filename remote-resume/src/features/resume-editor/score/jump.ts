import type { Place } from '@kadam/resume-engine/live-check';
import {
  entriesOf,
  SECTIONS,
  sectionsOf,
  type ResumeDocument,
  type SectionId,
} from '@kadam/resume-engine/resume-document';
import { shownSection } from '../../../lib/resume-edits';
import { placeCaret } from '../caret';
import type { ResumeStore } from '../resume-store';

/** The hidden section that contains a place; undefined if it is visible. */
export function hiddenSectionOf(document: ResumeDocument, place: Place): SectionId | undefined {
  const id = 'section' in place ? place.section : SECTIONS.find(({ list }) => list === place.path.split('.')[0])?.id;
  return id && !sectionsOf(document).includes(id) ? id : undefined;
}

/** Moves the caret to a place and scrolls to it; a hidden section is shown first. */
export function jumpTo(store: ResumeStore, sheet: HTMLElement | null, place: Place): void {
  const hidden = hiddenSectionOf(store.document(), place);
  if (hidden) store.edit((now) => ({ document: shownSection(now, hidden) }));
  const path = 'path' in place ? place.path : firstText(store.document(), place.section);
  // A section that was just shown is rendered with the next frame.
  requestAnimationFrame(() => {
    const box = sheet?.querySelector<HTMLElement>(`[data-path="${path}"]`);
    if (!box) return;
    placeCaret(box, box.textContent?.length ?? 0);
    box.scrollIntoView({ block: 'center' });
  });
}

/** The first empty text of a section, else the last bullet of its first entry. */
function firstText(document: ResumeDocument, id: SectionId): string | undefined {
  const entries = entriesOf(document, id);
  const fields = entries.flatMap(({ rows }) => rows.flatMap((row) => row.fields));
  const bullet = entries[0]?.rows.findLast(({ kind }) => kind === 'bullet')?.fields[0];
  return (fields.find(({ text }) => text.trim() === '') ?? bullet ?? fields[0])?.path;
}
