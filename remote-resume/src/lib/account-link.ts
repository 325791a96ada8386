import { numberOf, recordOf, textOf } from './json-values';

/** The resume of the account that is open on this device, in every tab. */
export interface AccountLink {
  readonly id: string;
  readonly name: string;
  /** The version of the account that it is based on. */
  readonly version: number;
  /** Hash of that version's content. */
  readonly saved: string;
}

const keyOf = (userId: string) => `kadam.accountResume.${userId}`;

/** The open resume of this member; undefined if none is. */
export function loadLink(userId: string): AccountLink | undefined {
  try {
    const { id, name, version, saved } = recordOf(JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? 'null'));
    const link = { id: textOf(id), name: textOf(name), version: numberOf(version) ?? 0, saved: textOf(saved) };
    return link.id ? link : undefined;
  } catch {
    return undefined;
  }
}

/** Stores which resume is open; without storage none is, and nothing is saved by itself. */
export function storeLink(userId: string, link: AccountLink | undefined): void {
  try {
    if (link) window.localStorage.setItem(keyOf(userId), JSON.stringify(link));
    else window.localStorage.removeItem(keyOf(userId));
  } catch {
    // The resume is still stored in the tab.
  }
}

export const isAboutLink = ({ key }: StorageEvent, userId: string): boolean => key === keyOf(userId) || key === null;

/** A short hash of a resume (cyrb53), to notice changes. */
export function hashOf(document: unknown): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of JSON.stringify(document)) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
}
