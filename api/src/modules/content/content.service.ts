import {
  CONTENT_MESSAGES,
  type ContentSummary,
  MAX_SECTION_LENGTH,
  type PublishBody,
  SECTION_DEFINITIONS,
  type SectionState,
} from '@kadam/shared/contract/content';
import { IMAGE_MESSAGES } from '@kadam/shared/contract/images';
import { SAMPLE_CONTENT } from '@kadam/shared/contract/brand';
import { type Section, SECTIONS } from '@kadam/shared/contract/published-content';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import type { Queryable } from '../../db/database';
import { DomainError, fieldError } from '../../errors';
import type { Actor, AuditedParts } from '../audit';
import { presentImages } from '../images';
import { announceContent, contentRepository, type StoredVersion } from './content.repository';
import { normalized, type ShownContent } from './shown-content';

interface Parts extends AuditedParts {
  readonly shown: { current(): ShownContent; refresh(): Promise<void> };
}

type Content = Record<string, unknown>;

export type ContentService = ReturnType<typeof createContentService>;

/** Content of the public pages that the office replaces; every version is kept. */
export function createContentService({ database, audit, clock, shown }: Parts) {
  async function state(tx: Queryable, section: Section): Promise<SectionState> {
    const history = await contentRepository(tx).versions(section);
    const builtIn = builtInOf(section);
    const content = contentOf(section, history[0]?.content);
    return {
      section,
      version: history[0]?.version ?? 0,
      isBuiltIn: isSame(content, builtIn),
      content,
      builtIn,
      history: history.map(({ version, at, by, content: stored }) => ({
        version,
        at: at.toISOString(),
        by,
        isBuiltIn: stored === null,
      })),
    };
  }

  return {
    /** The content that the office has published, without a query. */
    current: shown.current,

    /** Call in the transaction that changes the content of pages, and `refresh` after it. */
    announce: announceContent,
    refresh: shown.refresh,

    /** The publication time of each version of a section, newest first. */
    publishTimes: (section: Section) => contentRepository(database).times(section),

    shownContent: (section: Section): Content => (shown.current()[section] ?? builtInOf(section)) as Content,

    async list(): Promise<ContentSummary[]> {
      const stored = new Map((await contentRepository(database).newest()).map((one) => [one.section, one]));
      return SECTIONS.map((section) => toSummary(section, stored.get(section)));
    },

    section: (section: Section): Promise<SectionState> => state(database, section),

    async version(section: Section, version: number): Promise<Content> {
      const stored = version === 0 ? null : await contentRepository(database).find(section, version);
      if (stored === undefined) throw new DomainError('NOT_FOUND', CONTENT_MESSAGES.version);
      return contentOf(section, stored?.content);
    },

    /** A repeated call returns the result of the first one. */
    async publish(by: Actor, section: Section, { content, version }: PublishBody): Promise<SectionState> {
      const next = checked(section, content);
      const published = await database.transaction(async (tx) => {
        const before = await state(tx, section);
        if (isSame(before.content, next) && [version, version + 1].includes(before.version)) return before;
        await requirePictures(tx, next);
        const stored = isSame(next, builtInOf(section)) ? null : next;
        const added = { section, version: version + 1, content: stored, at: clock(), by: by.name };
        if (before.version !== version || !(await contentRepository(tx).add(added)))
          throw new DomainError('CONFLICT', STAFF_MESSAGES.changed);
        await audit.record(tx, by, {
          action: 'content.publish',
          subject: { kind: 'content', id: section, title: SECTION_DEFINITIONS[section].title },
          before: before.content,
          after: next,
        });
        return state(tx, section);
      });
      // Other processes are notified; the caller sees its own change immediately.
      await shown.refresh();
      return published;
    },
  };
}

const builtInOf = (section: Section): Content => SECTION_DEFINITIONS[section].builtIn as unknown as Content;

/** The version that is shown: the built-in content if the stored one is no longer valid. */
const contentOf = (section: Section, stored: unknown): Content =>
  (normalized(section, stored) as Content | undefined) ?? builtInOf(section);

// jsonb does not keep the order of keys; both sides have the order of the schema.
const isSame = (one: Content, other: Content): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Paths of the pictures in the content, with their ids. */
function picturesOf(content: unknown, path = ''): [path: string, image: string][] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) =>
    key === 'image' && typeof inner === 'string'
      ? [[`${path}.image`, inner]]
      : picturesOf(inner, path ? `${path}.${key}` : key),
  );
}

async function requirePictures(tx: Queryable, content: Content): Promise<void> {
  const pictures = picturesOf(content);
  if (pictures.length === 0) return;
  const present = await presentImages(
    tx,
    pictures.map(([, image]) => image),
  );
  const missing = pictures.find(([, image]) => !present.includes(image));
  if (missing) throw fieldError('INVALID_INPUT', missing[0], IMAGE_MESSAGES.gone);
}

function checked(section: Section, content: Content): Content {
  if (JSON.stringify(content).length > MAX_SECTION_LENGTH)
    throw new DomainError('INVALID_INPUT', CONTENT_MESSAGES.tooLong);
  const { error, data } = SECTION_DEFINITIONS[section].schema.safeParse(content);
  if (!error) return data as unknown as Content;
  const details = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new DomainError('INVALID_INPUT', details[0]?.message ?? '', { details });
}

function toSummary(section: Section, stored: StoredVersion | undefined): ContentSummary {
  const isBuiltIn = isSame(contentOf(section, stored?.content), builtInOf(section));
  return {
    section,
    isBuiltIn,
    isSample: isBuiltIn && section in SAMPLE_CONTENT,
    changedAt: stored?.at.toISOString() ?? null,
    changedBy: stored?.by ?? null,
  };
}
