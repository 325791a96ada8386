import {
  EMPTY_RESUME,
  isBlankResume,
  readResumeDocument,
  type ResumeDocument,
} from '@kadam/resume-engine/resume-document';
import {
  claimDeviceResume,
  contentOf,
  isSameResume,
  loadDeviceResume,
  type DeviceResume,
  type Owner,
  type StoredResume,
} from './device-resume';
import { listOf, recordOf, textOf, textsOf, type JsonRecord } from './json-values';
import { readSuggestions, type Suggestions } from './suggestions';

/** Session storage key. */
const KEY = 'resume_editor_state';

const NO_SUGGESTIONS: Suggestions = { rewrites: [], skills: [], strengths: [] };

/** The resume of this tab. */
export interface TabResume extends StoredResume {
  readonly owner: Owner;
  /** Revision of the resume on this device that it follows. */
  readonly base?: string | undefined;
  /** It has changes that are not stored on the device. */
  readonly isEdited: boolean;
}

/** What the editor opens with. */
export interface OpenedResume extends StoredResume {
  /** The resume on this device; it differs from the opened one if that has newer changes. */
  readonly device?: DeviceResume | undefined;
  /** Both the resume of the tab and that of the device have changes of their own. */
  readonly isDiverged: boolean;
  /** The tab had none: it was restored from the device. */
  readonly isRestored: boolean;
}

/** The resume of the tab or of the device; an empty one if there is neither. */
export function openResume(owner: Owner): OpenedResume {
  const tab = loadTabResume(owner);
  if (owner !== null) claimDeviceResume(owner, tab?.base);
  const device = loadDeviceResume(owner);
  const restored = device ?? NOTHING;
  if (!tab || isBlankResume(tab.document))
    return { ...contentOf(restored), device, isDiverged: false, isRestored: !isBlankResume(restored.document) };
  if (device && (isFollowing(tab, owner) || isSameResume(tab.document, device.document)))
    return { ...contentOf(device), device, isDiverged: false, isRestored: false };
  const isDiverged = device !== undefined && device.revision !== tab.base && !isBlankResume(device.document);
  return { ...contentOf(tab), device, isDiverged, isRestored: false };
}

const isFollowing = ({ base, isEdited, owner }: TabResume, user: Owner) =>
  owner === user && base !== undefined && !isEdited;

/** What comes with a document that was not imported. */
export const NO_HINTS: Omit<StoredResume, 'document'> = {
  suggestions: NO_SUGGESTIONS,
  notImported: [],
  accountId: undefined,
};

const NOTHING: StoredResume = { document: EMPTY_RESUME, ...NO_HINTS };

/**
 * The resume of this tab for a user; undefined if there is none, it is damaged or of another
 * member, or storage is disabled.
 */
export function loadTabResume(owner: Owner): TabResume | undefined {
  try {
    const stored = recordOf(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
    const storedFor = textOf(stored.owner) || null;
    if (storedFor !== null && storedFor !== owner) return undefined;
    const document = 'document' in stored ? readResumeDocument(stored.document) : readDraft(stored);
    return {
      document,
      suggestions: readSuggestions(stored.suggestions),
      notImported: textsOf(listOf(stored.notImported)),
      accountId: textOf(stored.accountId) || undefined,
      owner: storedFor,
      base: textOf(stored.base) || undefined,
      isEdited: stored.isEdited === true,
    };
  } catch {
    return undefined;
  }
}

/** Stores the resume of this tab; false if storage is full or disabled. */
export function saveTabResume(resume: TabResume): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(resume));
    return true;
  } catch {
    return false;
  }
}

export function removeTabResume(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is stored if storage is disabled.
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
