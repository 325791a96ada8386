import { randomUUID } from 'node:crypto';
import { InvalidResume, readResumeDocument } from '@kadam/resume-engine/resume-document';
import {
  MAX_RESUME_DOCUMENT_BYTES,
  MAX_RESUME_DOCUMENTS,
  RESUME_DOCUMENT_MESSAGES,
  type ResumeDocumentEntry,
  type StoredResumeDocument,
} from '@kadam/shared/contract/resume-documents';
import type { Database } from '../../db/database';
import { DomainError, fieldError, requireFound } from '../../errors';
import { keyReused } from '../../idempotency-keys';
import { type EntryRow, resumeDocumentsRepository } from './resume-documents.repository';

type JsonResume = Readonly<Record<string, unknown>>;

interface ResumeDocumentsParts {
  readonly database: Pick<Database, 'query' | 'transaction'>;
  readonly clock: () => Date;
}

export type ResumeDocumentsService = ReturnType<typeof createResumeDocumentsService>;

/** The resumes that members write in the editor. */
export function createResumeDocumentsService({ database, clock }: ResumeDocumentsParts) {
  const resumes = resumeDocumentsRepository(database);

  const changed = <Result>(
    memberId: string,
    change: (own: ReturnType<typeof resumeDocumentsRepository>, known: readonly EntryRow[]) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (tx) => {
      const own = resumeDocumentsRepository(tx);
      await own.lockMember(memberId);
      return change(own, await own.ofMember(memberId));
    });

  return {
    ofMember: async (memberId: string): Promise<ResumeDocumentEntry[]> =>
      (await resumes.ofMember(memberId)).map(toEntry),

    create: (
      memberId: string,
      { name, document }: { readonly name: string; readonly document: JsonResume },
      idempotencyKey: string | undefined,
    ): Promise<ResumeDocumentEntry> => {
      checkDocument(document);
      return changed(memberId, async (own, known) => {
        const before = idempotencyKey === undefined ? undefined : await own.createdBy(memberId, idempotencyKey);
        if (before) {
          if (before.name !== name || !isSameDocument(before.document, document)) throw keyReused();
          return toEntry(before);
        }
        checkName(name, known);
        if (known.length >= MAX_RESUME_DOCUMENTS) throw new DomainError('CONFLICT', RESUME_DOCUMENT_MESSAGES.full);
        const now = clock();
        const id = randomUUID();
        await own.add({ id, memberId, name, document, idempotencyKey, now });
        return toEntry({ id, name, version: 1, createdAt: now, updatedAt: now });
      });
    },

    async read(memberId: string, id: string): Promise<StoredResumeDocument> {
      const stored = requireFound(await resumes.find(memberId, id), RESUME_DOCUMENT_MESSAGES.gone);
      return { ...toEntry(stored), document: stored.document };
    },

    /**
     * Replaces a version; a repeated request changes nothing.
     * @throws DomainError CONFLICT if `version` is not the stored one
     */
    async replace(
      memberId: string,
      id: string,
      { version, document }: { readonly version: number; readonly document: JsonResume },
    ): Promise<ResumeDocumentEntry> {
      checkDocument(document);
      const replaced = await resumes.replace({ memberId, id, version, document, now: clock() });
      if (replaced) return toEntry(replaced);
      const stored = requireFound(await resumes.find(memberId, id), RESUME_DOCUMENT_MESSAGES.gone);
      if (stored.version === version + 1 && isSameDocument(stored.document, document)) return toEntry(stored);
      throw fieldError('CONFLICT', 'version', RESUME_DOCUMENT_MESSAGES.changed);
    },

    rename: (memberId: string, id: string, name: string): Promise<ResumeDocumentEntry> =>
      changed(memberId, async (own, known) => {
        checkName(
          name,
          known.filter((other) => other.id !== id.toLowerCase()),
        );
        return toEntry(requireFound(await own.rename(memberId, id, name), RESUME_DOCUMENT_MESSAGES.gone));
      }),

    remove: (memberId: string, id: string): Promise<void> => resumes.remove(memberId, id),
  };
}

const isSameDocument = (one: JsonResume, other: JsonResume) => JSON.stringify(one) === JSON.stringify(other);

function checkName(name: string, known: readonly EntryRow[]): void {
  if (known.some((other) => other.name === name))
    throw fieldError('CONFLICT', 'name', `You already have a resume called “${name}”. Choose another name.`);
}

/** @throws DomainError INVALID_INPUT for a document that the editor could not open */
function checkDocument(document: JsonResume): void {
  if (depthOf(document) > MAX_DEPTH) throw fieldError('INVALID_INPUT', 'document', 'Must not be nested so deep.');
  try {
    readResumeDocument(document);
  } catch (error) {
    if (error instanceof InvalidResume) throw fieldError('INVALID_INPUT', 'document', error.message);
    throw error;
  }
  if (Buffer.byteLength(JSON.stringify(document)) > MAX_RESUME_DOCUMENT_BYTES)
    throw fieldError('INVALID_INPUT', 'document', RESUME_DOCUMENT_MESSAGES.tooLarge);
}

/** JSON Resume has 5 levels; other programs may add some. */
const MAX_DEPTH = 20;

// Level by level, because recursion over hostile input could overflow the stack.
function depthOf(value: unknown): number {
  let depth = 0;
  for (let level = [value]; level.length > 0 && depth <= MAX_DEPTH; depth += 1)
    level = level.flatMap((inner) => (typeof inner === 'object' && inner !== null ? Object.values(inner) : []));
  return depth;
}

const toEntry = ({ id, name, version, createdAt, updatedAt }: EntryRow): ResumeDocumentEntry => ({
  id,
  name,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
