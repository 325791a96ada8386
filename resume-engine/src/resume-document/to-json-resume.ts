import { goesOn, isoDate } from './dates';
import { hrefOf } from './links';
import type { ResumeDocument } from './resume-document';
import { SECTIONS } from './sections';

type Member = Readonly<Record<string, unknown>>;

const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate']);
const LISTS = SECTIONS.flatMap(({ list }) => list ?? []);

/**
 * The resume as a JSON Resume (schema 1.0): dates are ISO where the text says one, addresses of the web begin with `https://`, and entries
 * that hold nothing are left out. What the schema has no place for is kept beside it: a date in words stands in `startDateAsWritten`.
 */
export function toJsonResume(document: ResumeDocument): Member {
  const { basics, ...rest } = document as Member & { readonly basics?: Member };
  const lists = LISTS.filter((name) => name in rest).map((name) => [
    name,
    (rest[name] as readonly unknown[]).filter((item) => !isBlank(item)).map(toEntry),
  ]);
  return { ...(basics && { basics: toBasics(basics) }), ...rest, ...Object.fromEntries(lists) } as Member;
}

/** The file of it: two spaces a level, ends with a line feed. */
export const jsonResumeFile = (document: ResumeDocument): string =>
  `${JSON.stringify(toJsonResume(document), null, 2)}\n`;

function toBasics({ profiles, ...basics }: Member): Member {
  const list = profiles as readonly Member[] | undefined;
  return {
    ...withAddress(withoutEmpty(basics, 'email')),
    ...(list && { profiles: list.filter((profile) => !isBlank(profile)).map(withAddress) }),
  };
}

function toEntry(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const entry = Object.entries(item as Member).flatMap(([key, value]): (readonly [string, unknown])[] => {
    if (Array.isArray(value)) return [[key, (value as unknown[]).filter((inner) => !isBlank(inner))]];
    return DATES.has(key) && typeof value === 'string' ? dated(key, value) : [[key, value]];
  });
  return withAddress(Object.fromEntries(entry));
}

// An end that has not come is no end: a JSON Resume leaves it out.
function dated(key: string, text: string): (readonly [string, unknown])[] {
  const iso = isoDate(text);
  if (iso) return [[key, iso]];
  return text.trim() === '' || (key === 'endDate' && goesOn(text)) ? [] : [[`${key}AsWritten`, text]];
}

function withAddress(item: Member): Member {
  const { url } = item;
  if (typeof url !== 'string') return item;
  const href = hrefOf(url);
  return url.trim() === '' ? withoutEmpty(item, 'url') : { ...item, url: href ?? url };
}

function withoutEmpty(item: Member, key: string): Member {
  if (item[key] !== '') return item;
  const { [key]: _empty, ...rest } = item;
  return rest;
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isBlank);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null;
}
