import type { ChangeOutcome } from '@kadam/shared/contract/bulk-change';
import { Readable } from 'node:stream';
import { APPLICATION_STATUSES } from '@kadam/shared/contract/applications';
import type { JobFit } from '@kadam/shared/contract/job-fit';
import { fillTemplate } from '@kadam/shared/contract/message-templates';
import {
  type AddNoteBody,
  type ApplicationsBoard,
  BOARD_COLUMN_LENGTH,
  type ChangeStatusBody,
  type ChangeStatusesBody,
  type ExportApplicationsQuery,
  type InternalNote,
  type ListedApplication,
  OFFICE_APPLICATION_MESSAGES as MESSAGES,
  type OfficeApplication,
  type OfficeApplicationsQuery,
  type ResumeText,
} from '@kadam/shared/contract/office-applications';
import { CSV_START } from '../../csv';
import type { Database } from '../../db/database';
import { DomainError, requireFound } from '../../errors';
import type { Actor, AuditedParts } from '../audit';
import type { JobFitService } from '../job-fit';
import type { ResumeContent, ResumeFilesService } from '../resume-files';
import { applicationLine, applicationsHead } from './application-csv';
import type { OfficeActivityService } from './office-activity.service';
import { type ListFilter, officeListRepository } from './office-list.repository';
import { type Note, type OfficeApplication as StoredApplication, officeRepository } from './office.repository';
import { applicationSubject, changeStatusOf } from './status-change';
import { templateValues } from './template-values';

interface Parts extends AuditedParts {
  readonly activity: Pick<OfficeActivityService, 'recordView'>;
  readonly jobFit: Pick<JobFitService, 'fitOf'>;
  readonly resumeFiles: Pick<ResumeFilesService, 'content' | 'read' | 'knownSkills'>;
  readonly publicUrl: string;
}

/** Key of the network address for limits, and a signal that is aborted on disconnect. */
interface RequestContext {
  readonly client: string;
  readonly signal: AbortSignal;
}

export type OfficeApplicationsService = ReturnType<typeof createOfficeApplicationsService>;

/** Applications for the staff. */
export const createOfficeApplicationsService = (parts: Parts) => ({
  ...readApplications(parts),
  ...readResumes(parts),
  ...changeApplications(parts),
});

/** Excludes withdrawn applications, which the office does not process. */
const BOARD_STATUSES = APPLICATION_STATUSES.filter((status) => status !== 'withdrawn');
const EXPORTED_AT_ONCE = 500;

function readApplications({ database, audit, activity }: Parts) {
  const lists = officeListRepository(database);

  async function* exported(filter: ListFilter): AsyncGenerator<string> {
    yield CSV_START + applicationsHead();
    for (let last: StoredApplication | undefined; ;) {
      const ids = await lists.idsAfter(filter, EXPORTED_AT_ONCE, last);
      const page = await officeRepository(database).byIds(ids);
      if (page.length > 0) yield page.map(applicationLine).join('');
      last = page.at(-1);
      if (ids.length < EXPORTED_AT_ONCE) return;
    }
  }

  return {
    list: (query: OfficeApplicationsQuery): Promise<{ applications: ListedApplication[]; total: number }> =>
      lists.page(filterOf(query), query.sort ?? '-applied', query),

    async board(postingId: string): Promise<ApplicationsBoard> {
      const posting = requireFound(await lists.posting(postingId), MESSAGES.postingGone);
      const [counts, cards] = await Promise.all([
        lists.counts(postingId),
        lists.latest(postingId, BOARD_STATUSES, BOARD_COLUMN_LENGTH),
      ]);
      const columns = BOARD_STATUSES.map((status) => ({
        status,
        total: counts.get(status) ?? 0,
        applications: cards.filter((card) => card.status === status),
      }));
      return { posting, columns };
    },

    /** One application, which is recorded as seen by the office. */
    async open(id: string): Promise<OfficeApplication> {
      const application = await whole(database, id);
      await activity.recordView(id);
      return application;
    },

    /** CSV of all matches, read while it is sent. The download is recorded. */
    async export(by: Actor, query: ExportApplicationsQuery): Promise<Readable> {
      const { q, posting, company, status, messages } = query;
      await database.transaction((tx) =>
        audit.record(tx, by, {
          action: 'application.export',
          subject: { kind: 'application', id: '', title: 'Applications' },
          after: { q, posting, company, status, messages },
        }),
      );
      return Readable.from(exported(filterOf(query)));
    },
  };
}

function readResumes({ database, audit, activity, jobFit, resumeFiles }: Parts) {
  const office = officeRepository(database);

  async function found(id: string): Promise<StoredApplication> {
    const [application] = await office.byIds([id]);
    return requireFound(application, MESSAGES.gone);
  }

  async function contentOf({ resumeId }: StoredApplication): Promise<ResumeContent> {
    const file = resumeId === null ? undefined : await resumeFiles.content(resumeId);
    if (!file) throw new DomainError('GONE', MESSAGES.noFile);
    return file;
  }

  /** The result from when the file was stored; otherwise the file is read now. */
  async function skillsOf(application: StoredApplication, context: RequestContext) {
    const { resumeId, resumeName } = application;
    if (resumeId === null) return undefined;
    const known = await resumeFiles.knownSkills(resumeId);
    if (known.length > 0) return { fileName: resumeName ?? '', skills: known };
    const { skills } = await resumeFiles.read(await contentOf(application), context);
    return skills.length > 0 ? { fileName: resumeName ?? '', skills: [...skills] } : undefined;
  }

  return {
    /** The file. The download is recorded. */
    async resume(by: Actor, id: string): Promise<ResumeContent> {
      const application = await found(id);
      const file = await contentOf(application);
      await database.transaction((tx) =>
        audit.record(tx, by, { action: 'application.download-resume', subject: applicationSubject(application) }),
      );
      await activity.recordView(id);
      return file;
    },

    async resumeText(id: string, context: RequestContext): Promise<ResumeText> {
      const { pages } = await resumeFiles.read(await contentOf(await found(id)), context);
      return { pages: pages.map((lines) => [...lines]) };
    },

    /** A resume that cannot be read counts as missing. */
    async fit(id: string, context: RequestContext): Promise<JobFit> {
      const application = await found(id);
      const resume = await skillsOf(application, context).catch((error: unknown) => {
        if (error instanceof DomainError && UNREADABLE.includes(error.code)) return undefined;
        throw error;
      });
      return jobFit.fitOf(application.memberId, application.jobPostingId, resume);
    },
  };
}

const UNREADABLE: readonly string[] = ['UNREADABLE_FILE', 'UNSUPPORTED_MEDIA_TYPE', 'GONE'];

function changeApplications({ database, audit, publicUrl, clock }: Parts) {
  /** A repeated call changes nothing. */
  const change = (by: Actor, id: string, { status, note, version }: ChangeStatusBody): Promise<void> =>
    database.transaction(async (tx) => {
      const locked = requireFound(await officeRepository(tx).lock(id), MESSAGES.gone);
      const filled = fillTemplate(note, templateValues(locked, { status, publicUrl }));
      const last = (await officeRepository(tx).steps(id)).at(-1);
      const isMade = locked.version === version + 1 && last?.by === by.name && last.note === filled;
      if (isMade && locked.status === status) return;
      if (locked.version !== version && locked.status !== 'withdrawn')
        throw new DomainError('CONFLICT', MESSAGES.changed);
      await changeStatusOf(tx, { locked, status, note: filled, by }, { audit, clock });
    });

  return {
    /** @throws DomainError CONFLICT for an outdated version or an impossible change */
    async change(by: Actor, id: string, body: ChangeStatusBody): Promise<OfficeApplication> {
      await change(by, id, body);
      return whole(database, id);
    },

    /** Each in its own transaction: one that cannot be changed does not block the others. */
    async changeAll(by: Actor, { applications, status, note }: ChangeStatusesBody): Promise<ChangeOutcome[]> {
      const outcomes: ChangeOutcome[] = [];
      for (const { id, version } of applications) {
        const message = await change(by, id, { status, note, version }).then(
          () => null,
          (error: unknown) => {
            if (error instanceof DomainError) return error.message;
            throw error;
          },
        );
        outcomes.push({ id, message });
      }
      return outcomes;
    },

    addNote: (by: Actor, applicationId: string, { id, text }: AddNoteBody): Promise<InternalNote> =>
      database.transaction(async (tx) => {
        const office = officeRepository(tx);
        const locked = requireFound(await office.lock(applicationId), MESSAGES.gone);
        const known = (await office.notes(applicationId)).find((note) => note.id === id.toLowerCase());
        if (known) return toNote(known);
        const note = { id: id.toLowerCase(), at: clock(), by: by.name, text };
        if (!(await office.addNote(applicationId, note)))
          throw new DomainError('CONFLICT', 'This note belongs to another application.');
        await audit.record(tx, by, {
          action: 'application.add-note',
          subject: applicationSubject(locked),
          after: { note: id },
        });
        return toNote(note);
      }),
  };
}

async function whole(database: Database, id: string): Promise<OfficeApplication> {
  const office = officeRepository(database);
  const [listed, [one], steps, notes] = await Promise.all([
    officeListRepository(database).find(id),
    office.byIds([id]),
    office.steps(id),
    office.notes(id),
  ]);
  if (!listed || !one) throw new DomainError('NOT_FOUND', MESSAGES.gone);
  return {
    ...listed,
    candidate: candidateOf(one),
    resume: one.resumeName === null ? null : { name: one.resumeName, size: one.resumeSize ?? 0 },
    history: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    notes: notes.map(toNote),
  };
}

const candidateOf = (one: StoredApplication): OfficeApplication['candidate'] => ({
  accountEmail: one.accountEmail,
  phone: one.phone,
  yearsOfExperience: one.yearOfExperience,
  currentPackage: one.currentPackage,
  expectedPackage: one.expectedPackage,
  noticePeriod: one.noticePeriod,
  address: one.address,
  preferredLocations: one.preferredLocations,
  resumeLink: one.resumeLink,
});

const toNote = (note: Note): InternalNote => ({ ...note, at: note.at.toISOString() });

const filterOf = ({ q = '', posting, company, status, messages }: ExportApplicationsQuery): ListFilter => ({
  words: q.split(/\s+/).filter(Boolean),
  statuses: status,
  postingId: posting ? posting : null,
  company: company ? company : null,
  hasNews: messages === 'new',
});
