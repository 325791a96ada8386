import { readDraft, type ResumeDraft } from './resume-draft';

/** Name in session storage (specification, section 3). */
const DRAFT_KEY = 'resume_editor_state';

/** The draft this tab holds; an empty one when there is none or storage is closed. */
export function loadDraft(): ResumeDraft {
  try {
    return readDraft(JSON.parse(window.sessionStorage.getItem(DRAFT_KEY) ?? 'null'));
  } catch {
    return readDraft(null);
  }
}

/** Keeps the draft for this tab; false when the browser refused (storage full or switched off). */
export function saveDraft(draft: ResumeDraft): boolean {
  try {
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
