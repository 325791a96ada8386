import { isContinued, isoDate } from './dates';
import { hrefOf } from './links';
import type { ResumeDocument } from './resume-document';
import { SECTIONS } from './sections';

type Member = Readonly<Record<string, unknown>>;

const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate']);
const LISTS = SECTIONS.flatMap(({ list }) => list ?? []);

/**
 * Exports the resume as JSON Resume (schema 1.0): ISO dates where possible, web addresses begin
 * with `https://`, empty entries are omitted. Values without a place in the schema are stored
 * beside it: a date in words in `startDateAsWritten`.
 */
export function toJsonResume(document: ResumeDocument): Member {
  const { basics, ...rest } = document as Member & { readonly basics?: Member };
  const lists = LISTS.filter((name) => name in rest).map((name) => [
    name,
    (rest[name] as readonly unknown[]).filter((item) => !isBlank(item)).map(toEntry),
  ]);
  return { ...(basics && { basics: toBasics(basics) }), ...rest, ...Object.fromEntries(lists) } as Member;
}

/** The exported file: two spaces of indent, trailing line feed. */
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

// An open end: JSON Resume omits it.
function dated(key: string, text: string): (readonly [string, unknown])[] {
  const iso = isoDate(text);
  if (iso) return [[key, iso]];
  return text.trim() === '' || (key === 'endDate' && isContinued(text)) ? [] : [[`${key}AsWritten`, text]];
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
