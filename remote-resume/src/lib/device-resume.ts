import { readResumeDocument, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { listOf, numberOf, recordOf, textOf, textsOf } from './json-values';
import { readSuggestions, type Suggestions } from './suggestions';

export interface StoredResume {
  readonly document: ResumeDocument;
  readonly suggestions: Suggestions;
  /** Texts of the imported file that are not in the document, until the list is closed. */
  readonly notImported: readonly string[];
  /** The resume of the account whose content this is. */
  readonly accountId?: string | undefined;
}

/** The id of the member whose resume it is; null for a visitor. */
export type Owner = string | null;

/** A resume as stored on this device. */
export interface DeviceResume extends StoredResume {
  /** Changes with each save. */
  readonly revision: string;
  /** In ms since the epoch. */
  readonly savedAt: number;
}

/** Resumes set aside per owner; the oldest is removed first. */
const MAX_EARLIER = 5;

// Local storage: a save has to finish while the page is closed, and other tabs get an event.
const keyOf = (owner: Owner) => `kadam.resume${owner === null ? '' : `.${owner}`}`;
const earlierKeyOf = (owner: Owner) => `kadam.earlierResumes${owner === null ? '' : `.${owner}`}`;

/** The resume on this device; undefined if there is none, it is damaged or storage is disabled. */
export const loadDeviceResume = (owner: Owner): DeviceResume | undefined => readDeviceResume(stored(keyOf(owner)));

/** Stores a resume; undefined if storage is full or disabled. */
export function saveDeviceResume(owner: Owner, resume: StoredResume): DeviceResume | undefined {
  const saved = { ...contentOf(resume), revision: newRevision(), savedAt: Date.now() };
  return store(keyOf(owner), saved) ? saved : undefined;
}

/**
 * Moves the resume of a visitor who logged in to the member, so that the next visitor does not see
 * it: if the member has none here, or if their tab shows it, with revision `base`.
 */
export function claimDeviceResume(owner: string, base: string | undefined): void {
  const resume = loadDeviceResume(null);
  if (!resume) return;
  const hasOwn = loadDeviceResume(owner) !== undefined;
  if (hasOwn ? resume.revision !== base : !store(keyOf(owner), resume)) return;
  for (const earlier of earlierResumes(null).toReversed()) setAside(owner, earlier);
  remove(keyOf(null));
  remove(earlierKeyOf(null));
}

/** Whether a storage event is about the resume of this owner. */
export const isAboutResume = ({ key }: StorageEvent, owner: Owner): boolean => key === keyOf(owner) || key === null;

/** The resumes that were set aside, the latest first. */
export const earlierResumes = (owner: Owner): readonly DeviceResume[] =>
  listOf(stored(earlierKeyOf(owner))).flatMap((value) => readDeviceResume(value) ?? []);

/**
 * Stores a resume that another one replaces. A resume with the same revision or text is replaced.
 * @returns false if storage is full or disabled
 */
export function setAside(owner: Owner, resume: StoredResume & Partial<DeviceResume>): boolean {
  const { document, revision = newRevision(), savedAt = Date.now() } = resume;
  const others = earlierResumes(owner).filter(
    (other) => other.revision !== revision && !isSameResume(other.document, document),
  );
  const all = [{ ...contentOf(resume), revision, savedAt }, ...others].slice(0, MAX_EARLIER);
  // Where space is short, fewer.
  return all.some((_, dropped) => store(earlierKeyOf(owner), all.slice(0, all.length - dropped)));
}

/** The browser has no space for a resume that another one replaces. */
export class NoSpaceError extends Error {
  override readonly message = 'This browser has no space for the version that is replaced. Download it first.';
}

export function removeEarlier(owner: Owner, revision: string): void {
  const rest = earlierResumes(owner).filter((resume) => resume.revision !== revision);
  if (rest.length === 0 || !store(earlierKeyOf(owner), rest)) remove(earlierKeyOf(owner));
}

/** The resume without its place in storage. */
export const contentOf = ({ document, suggestions, notImported, accountId }: StoredResume): StoredResume => ({
  document,
  suggestions,
  notImported,
  accountId,
});

export const isSameResume = (one: ResumeDocument, other: ResumeDocument): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export const newRevision = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

function readDeviceResume(value: unknown): DeviceResume | undefined {
  const { document, suggestions, notImported, accountId, revision, savedAt } = recordOf(value);
  if (textOf(revision) === '') return undefined;
  try {
    return {
      document: readResumeDocument(document),
      suggestions: readSuggestions(suggestions),
      notImported: textsOf(listOf(notImported)),
      accountId: textOf(accountId) || undefined,
      revision: textOf(revision),
      savedAt: numberOf(savedAt) ?? 0,
    };
  } catch {
    return undefined;
  }
}

function stored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function remove(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing is stored if storage is disabled.
  }
}
