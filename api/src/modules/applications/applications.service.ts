import { randomUUID } from 'node:crypto';
import {
  APPLY_MESSAGES,
  type AppliedPosting,
  type ApplicationStatus,
  type ApplicationStep,
  type ApplyBody,
} from '@kadam/shared/contract/applications';
import type { ListPage } from '@kadam/shared/contract/paging';
import type { Database, Queryable } from '../../db/database';
import { DomainError, fieldError } from '../../errors';
import { MAILS_PER_DAY } from '../../limits';
import { enqueueMailAbout, takeMailOfDay } from '../../mail';
import type { JobsService } from '../jobs';
import { rejectOtherAddress } from '../members';
import type { ResumeContent, ResumeFilesService } from '../resume-files';
import { applicationStepsRepository, type Application, applicationsRepository } from './applications.repository';
import { rejectLateWithdrawal, rejectOtherMember } from './applications.policy';
import { applicationMade } from './repeated-application';
import { resumeLinksRepository } from './resume-links.repository';

interface Applicant {
  readonly id: string;
  readonly email: string;
}

interface StatusAndHistory {
  status: ApplicationStatus;
  history: ApplicationStep[];
}

interface Listed {
  jobPostings: AppliedPosting[];
  total: number;
}

interface ApplicationsParts {
  database: Database;
  jobs: Pick<JobsService, 'byIds'>;
  resumeFiles: Pick<ResumeFilesService, 'use' | 'content' | 'removeUnneeded' | 'discard'>;
  clock: () => Date;
}

export type ApplicationsService = ReturnType<typeof createApplicationsService>;

export function createApplicationsService({ database, jobs, resumeFiles, clock }: ApplicationsParts) {
  const applications = applicationsRepository(database);

  const add = (member: Applicant, { jobPostingId, resumeId }: ApplyBody, idempotencyKey: string | undefined) =>
    database.transaction(async (tx) => {
      if (resumeId !== undefined) await resumeFiles.use(tx, member.id, resumeId);
      const own = applicationsRepository(tx);
      const appliedAt = clock();
      const application = { id: randomUUID(), memberId: member.id, jobPostingId, resumeId, idempotencyKey, appliedAt };
      const added = await own.addToOpen(application);
      if (!added) return undefined;
      const about = await applicationStepsRepository(tx).take(added.id, { status: 'received', at: appliedAt });
      await enqueueMailAbout(tx, { kind: 'application-office', about }, appliedAt);
      const receipt = { kind: 'application-receipt', to: { address: member.email }, max: MAILS_PER_DAY.receipts };
      if (await takeMailOfDay(tx, receipt, appliedAt))
        await enqueueMailAbout(tx, { kind: receipt.kind, about }, appliedAt);
      return added;
    });

  return {
    async apply(member: Applicant, body: ApplyBody, idempotencyKey: string | undefined): Promise<Application> {
      rejectOtherAddress(member, body.email, 'You can only apply with your own email address.');
      const made = () => applicationMade(applications, { ...body, memberId: member.id }, idempotencyKey);
      // Checked again at the end, because the first request may have finished meanwhile.
      const application = (await made()) ?? (await add(member, body, idempotencyKey)) ?? (await made());
      if (application) return application;

      const { posting, hasProfile, known } = await applications.circumstances(member.id, body.jobPostingId);
      if (posting === 'unknown') throw fieldError('NOT_FOUND', 'jobPostingId', 'This job posting does not exist.');
      if (known && known.status !== 'withdrawn')
        throw new DomainError('ALREADY_APPLIED', APPLY_MESSAGES.alreadyApplied);
      if (posting === 'closed') throw new DomainError('POSTING_CLOSED', APPLY_MESSAGES.closed);
      if (!hasProfile)
        throw new DomainError('PROFILE_REQUIRED', APPLY_MESSAGES.profileRequired, {
          data: { action: 'CREATE_PROFILE' },
        });
      // The reason against it is gone by now.
      throw new DomainError('UNAVAILABLE', 'The application could not be taken this time. Please try again.');
    },

    async ofMember(member: Applicant, userId: string, page: ListPage): Promise<Listed> {
      rejectOtherMember(member, userId);
      const [own, total] = await Promise.all([applications.ofMember(member.id, page), applications.count(member.id)]);
      const postings = await jobs.byIds(own.map(({ jobPostingId }) => jobPostingId));
      const byId = new Map(postings.map((posting) => [posting.id, posting]));
      const jobPostings = own.flatMap(({ id, jobPostingId, appliedAt, ...facts }) => {
        const posting = byId.get(jobPostingId);
        if (!posting) return [];
        return [{ ...posting, ...facts, jobPostingId, applicationId: id, appliedAt: appliedAt.toISOString() }];
      });
      return { jobPostings, total };
    },

    appliedIds: (member: Applicant): Promise<string[]> => applications.appliedIds(member.id),

    /** Withdraws an application once, and removes its resume file unless it is used elsewhere. */
    async withdraw(member: Applicant, applicationId: string): Promise<StatusAndHistory> {
      const removed: string[] = [];
      const withdrawn = await database.transaction(async (tx): Promise<StatusAndHistory> => {
        const application = await applicationsRepository(tx).lock(applicationId);
        if (application?.memberId !== member.id) throw unknownApplication();
        const [steps, at] = [applicationStepsRepository(tx), clock()];
        if (application.status === 'withdrawn')
          return { status: 'withdrawn', history: await steps.ofApplication(application.id) };
        rejectLateWithdrawal(application.status);
        const about = await steps.take(application.id, { status: 'withdrawn', at });
        const { resumeId } = application;
        await endResume(tx, application, at);
        if (resumeId !== null && (await resumeFiles.removeUnneeded(tx, resumeId))) removed.push(resumeId);
        await enqueueMailAbout(tx, { kind: 'application-withdrawn', about }, at);
        return { status: 'withdrawn', history: await steps.ofApplication(application.id) };
      });
      await resumeFiles.discard(removed);
      return withdrawn;
    },

    async resume(member: Applicant, applicationId: string): Promise<ResumeContent> {
      const application = await applications.resumeOf(member.id, applicationId);
      if (!application) throw unknownApplication();
      const file = application.resumeId === null ? undefined : await resumeFiles.content(application.resumeId);
      if (!file)
        throw new DomainError(
          'GONE',
          'This application has no resume file: none was sent, or it was deleted after its retention period.',
        );
      return file;
    },
  };
}

/** The application no longer refers to its file, and no link in a mail leads to it. */
async function endResume(tx: Queryable, { id }: { id: string }, now: Date): Promise<void> {
  await resumeLinksRepository(tx).revoke(id, now);
  await applicationsRepository(tx).clearResume(id);
}

// The same error as for the application of another member.
const unknownApplication = () => fieldError('NOT_FOUND', 'applicationId', 'There is no such application among yours.');
