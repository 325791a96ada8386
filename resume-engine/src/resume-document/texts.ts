import { CONTACT_FIELDS, ENTRIES, SKILL_GROUP_FIELD, SKILLS_FIELD, SUMMARY_FIELD, type FieldSpec } from './fields';
import { shownProfile, storedProfile } from './links';
import {
  shownAward,
  shownCertificate,
  shownInterest,
  shownLanguage,
  storedAward,
  storedCertificate,
  storedInterest,
  storedLanguage,
} from './one-line-items';
import type { ResumeDocument } from './resume-document';
import { SECTIONS, sectionOf, type SectionId } from './sections';

/**
 * The path of a text on the page: `basics.name`, `basics.profiles.0`, `work.0.position`,
 * `work.0.highlights.2`, `skills.1.keywords`, `awards.0`, `meta.kadam.titles.skills`,
 * `meta.kadam.custom.0.lines.2`. The item may be missing; writing creates it.
 */
export type TextPath = string;

type Codec<Item> = Pick<FieldSpec<Item>, 'read' | 'write'>;
type Keys = readonly string[];

const asObject = <Item>(codec: Codec<Item>): Codec<unknown> => ({
  read: (item) => codec.read((item ?? {}) as Item),
  write: (item, text) => codec.write((item ?? {}) as Item, text),
});

const TEXT: Codec<unknown> = { read: (item) => (item as string | undefined) ?? '', write: (_, text) => text };

const ONE_LINE: Readonly<Record<string, Codec<unknown>>> = {
  awards: asObject({ read: shownAward, write: storedAward }),
  certificates: asObject({ read: shownCertificate, write: storedCertificate }),
  languages: asObject({ read: shownLanguage, write: storedLanguage }),
  interests: asObject({ read: shownInterest, write: storedInterest }),
  responsibilities: TEXT,
};

const PROFILE = asObject({ read: shownProfile, write: storedProfile });

/** An emptied title becomes the default one. */
const titleCodec = (id: SectionId): Codec<unknown> => ({
  read: (title) => (title as string | undefined) || sectionOf(id).heading,
  write: (_, text) => (text.trim() === '' || text === sectionOf(id).heading ? undefined : text),
});

export function textAt(document: ResumeDocument, path: TextPath): string {
  const { keys, codec } = placeOf(path);
  return codec.read(valueAt(document, keys));
}

export function withText(document: ResumeDocument, path: TextPath, text: string): ResumeDocument {
  const { keys, codec } = placeOf(path);
  return changedAt(document, keys, (item) => codec.write(item, text)) as ResumeDocument;
}

/**
 * The items of a list at a path (`work`, `work.0.highlights`, `basics.profiles`); empty if it is
 * missing.
 */
export const itemsAt = (document: ResumeDocument, path: TextPath): readonly unknown[] =>
  (valueAt(document, path.split('.')) as readonly unknown[] | undefined) ?? NONE;

const NONE: readonly unknown[] = [];

/** The resume with the items of a list replaced. */
export const withItems = (document: ResumeDocument, path: TextPath, items: readonly unknown[]): ResumeDocument =>
  changedAt(document, path.split('.'), () => items) as ResumeDocument;

function placeOf(path: TextPath): { keys: Keys; codec: Codec<unknown> } {
  const keys = path.split('.');
  const [head = '', second = ''] = keys;
  if (head === 'basics')
    return second === 'profiles'
      ? { keys, codec: PROFILE }
      : { keys: [head], codec: fieldOf([...CONTACT_FIELDS, SUMMARY_FIELD], second) };
  if (head === 'skills')
    return { keys: [head, second], codec: fieldOf([SKILL_GROUP_FIELD, SKILLS_FIELD], keys[2] ?? '') };
  if (head === 'meta') return placeInPresentation(keys);
  const oneLine = ONE_LINE[head];
  return oneLine ? { keys, codec: oneLine } : placeInEntry(keys);
}

function placeInPresentation(keys: Keys): { keys: Keys; codec: Codec<unknown> } {
  const [, , kind, id = ''] = keys;
  const known = SECTIONS.find((section) => section.id === id);
  if (kind === 'titles' && known) return { keys, codec: titleCodec(known.id) };
  if (kind !== 'custom' || !isIndex(id)) throw new RangeError(`No text of a resume is called '${keys.join('.')}'.`);
  return { keys, codec: TEXT };
}

function placeInEntry(keys: Keys): { keys: Keys; codec: Codec<unknown> } {
  const [head = '', index = '', key = ''] = keys;
  if (!Object.hasOwn(ENTRIES, head)) throw new RangeError(`No text of a resume is called '${keys.join('.')}'.`);
  if (keys.length === 4) return { keys, codec: TEXT };
  const { title, line, ...more } = ENTRIES[head as keyof typeof ENTRIES];
  const fields = [...title, ...line, ...('text' in more && more.text ? [more.text] : [])] as FieldSpec<never>[];
  return { keys: [head, index], codec: fieldOf(fields, key) };
}

function fieldOf<Item>(fields: readonly FieldSpec<Item>[], key: string): Codec<unknown> {
  const field = fields.find((known) => known.key === key);
  if (!field) throw new RangeError(`No text of a resume is called '${key}'.`);
  return asObject(field);
}

function valueAt(value: unknown, keys: Keys): unknown {
  return keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

const isIndex = (key: string | undefined) => key !== undefined && /^\d+$/.test(key);

function changedAt(value: unknown, [key, ...rest]: Keys, change: (item: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (!isIndex(key)) {
    const record = (value ?? {}) as Record<string, unknown>;
    return { ...record, [key]: changedAt(record[key], rest, change) };
  }
  const items = [...((value ?? []) as readonly unknown[])];
  items[Number(key)] = changedAt(items[Number(key)], rest, change);
  return items;
}
