import type { ApplicationStatus, ApplicationStep } from '@kadam/shared/contract/applications';
import type { Database } from '../../db/database';
import { fieldError } from '../../errors';
import { COMMAND_LINE, createAuditService } from '../audit';
import { applicationStepsRepository } from './applications.repository';
import { resumeLinksRepository } from './resume-links.repository';
import { type ListPlace, type OfficeApplication, type OfficeFilter, officeRepository } from './office.repository';
import { changeStatusOf } from './status-change';

export type OfficeService = ReturnType<typeof createOfficeService>;

interface OfficeParts {
  readonly database: Database;
  readonly clock: () => Date;
}

interface Change {
  readonly status: ApplicationStatus;
  readonly note: string;
}

const MIN_ID_LENGTH = 8;
const PAGE = 500;

export function createOfficeService({ database, clock }: OfficeParts) {
  const office = officeRepository(database);
  const audit = createAuditService({ database, clock });

  /** @param start the id, or its first eight or more characters */
  async function find(start: string): Promise<OfficeApplication> {
    const found =
      start.length >= MIN_ID_LENGTH && /^[0-9a-f-]+$/i.test(start)
        ? await office.beginningWith(start.toLowerCase())
        : [];
    if (found.length > 1)
      throw fieldError('CONFLICT', 'id', `Several applications have ids that begin with ${start}. Give more of it.`);
    if (!found[0])
      throw fieldError(
        'NOT_FOUND',
        'id',
        `There is no application ${start}. Give the id from the list, or its first ${MIN_ID_LENGTH} characters.`,
      );
    return found[0];
  }

  return {
    find,
    list: (filter: OfficeFilter, limit: number): Promise<OfficeApplication[]> => office.list(filter, limit),
    count: (filter: OfficeFilter): Promise<number> => office.count(filter),
    history: (id: string): Promise<ApplicationStep[]> => applicationStepsRepository(database).ofApplication(id),

    async *all(filter: OfficeFilter): AsyncGenerator<OfficeApplication> {
      for (let last: ListPlace | undefined; ;) {
        const page = await office.list(filter, PAGE, last);
        yield* page;
        last = page.at(-1);
        if (page.length < PAGE) return;
      }
    },

    /** Revokes the resume links of an application; returns how many were valid. */
    async revokeResumeLinks(start: string): Promise<number> {
      const { id } = await find(start);
      return resumeLinksRepository(database).revoke(id, clock());
    },

    /**
     * Changes the status and notifies the applicant.
     * @throws DomainError CONFLICT if the change is not possible
     */
    async set(start: string, { status, note }: Change): Promise<OfficeApplication> {
      const { id } = await find(start);
      await database.transaction(async (tx) => {
        const locked = await officeRepository(tx).lock(id);
        if (!locked) throw fieldError('NOT_FOUND', 'id', 'The applicant has deleted this application.');
        await changeStatusOf(tx, { locked, status, note, by: COMMAND_LINE }, { audit, clock });
      });
      return find(id);
    },
  };
}
