import { EMPTY_RESUME, readResumeDocument, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { recordOf, textOf, type JsonRecord } from './json-values';
import { readSuggestions, type Suggestions } from './suggestions';

/** Session storage key. */
const KEY = 'resume_editor_state';

export interface StoredResume {
  readonly document: ResumeDocument;
  readonly suggestions: Suggestions;
}

/** The stored state; an empty resume if there is none, it is damaged or storage is disabled. */
export function loadResume(): StoredResume {
  try {
    const stored = recordOf(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
    const document = 'document' in stored ? readResumeDocument(stored.document) : readDraft(stored);
    return { document, suggestions: readSuggestions(stored.suggestions) };
  } catch {
    return { document: EMPTY_RESUME, suggestions: readSuggestions(null) };
  }
}

/** Stores the state; false if storage is full or disabled. */
export function saveResume(stored: StoredResume): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

// Older tabs stored one text per section.
function readDraft(draft: JsonRecord): ResumeDocument {
  const lines = (id: string) => textOf(draft[id]).split('\n').filter(Boolean);
  const entries = (id: string) => (lines(id).length > 0 ? [{ highlights: lines(id) }] : []);
  if (Object.values(draft).every((value) => textOf(value) === '')) return EMPTY_RESUME;
  return {
    basics: {
      name: textOf(draft.name),
      phone: textOf(draft.phone),
      email: textOf(draft.email),
      location: { city: textOf(draft.location) },
      summary: textOf(draft.summary),
    },
    skills: lines('skills').map((line) => ({ keywords: line.split(',').map((skill) => skill.trim()) })),
    work: entries('experience'),
    awards: lines('achievements').map((title) => ({ title })),
    responsibilities: lines('responsibility'),
    certificates: lines('certifications').map((name) => ({ name })),
    projects: entries('projects'),
    education: lines('education').map((institution) => ({ institution })),
  };
}
