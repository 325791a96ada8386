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

/** The section that has to be put on the page before a place can be shown; undefined when it is there. */
export function hiddenSectionOf(document: ResumeDocument, place: Place): SectionId | undefined {
  const id = 'section' in place ? place.section : SECTIONS.find(({ list }) => list === place.path.split('.')[0])?.id;
  return id && !sectionsOf(document).includes(id) ? id : undefined;
}

/** Puts the caret into the text of a place and brings it into view; its section comes to the page where it is not there. */
export function jumpTo(store: ResumeStore, sheet: HTMLElement | null, place: Place): void {
  const hidden = hiddenSectionOf(store.document(), place);
  if (hidden) store.edit((now) => ({ document: shownSection(now, hidden) }));
  const path = 'path' in place ? place.path : firstText(store.document(), place.section);
  // The sheet shows a section that was just put on the page with its next frame.
  requestAnimationFrame(() => {
    const box = sheet?.querySelector<HTMLElement>(`[data-path="${path}"]`);
    if (!box) return;
    placeCaret(box, box.textContent?.length ?? 0);
    box.scrollIntoView({ block: 'center' });
  });
}

/** Where to write on in a section: the first text that is empty, else the last bullet of its first entry, else its first text. */
function firstText(document: ResumeDocument, id: SectionId): string | undefined {
  const entries = entriesOf(document, id);
  const fields = entries.flatMap(({ rows }) => rows.flatMap((row) => row.fields));
  const bullet = entries[0]?.rows.findLast(({ kind }) => kind === 'bullet')?.fields[0];
  return (fields.find(({ text }) => text.trim() === '') ?? bullet ?? fields[0])?.path;
}
