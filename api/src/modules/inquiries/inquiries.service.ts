import {
  type EditInquiryBody,
  type InquiriesQuery,
  type Inquiry,
  INQUIRY_MESSAGES,
} from '@kadam/shared/contract/inquiries';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { DomainError, fieldError, requireFound } from '../../errors';
import type { Actor, AuditedParts } from '../audit';
import type { EmployersService } from '../employers';
import type { PostingsService } from '../postings';
import type { StaffService } from '../staff';
import { inquiriesRepository } from './inquiries.repository';

interface Parts extends AuditedParts {
  readonly staff: Pick<StaffService, 'colleagues'>;
  readonly employers: Pick<EmployersService, 'named'>;
  readonly postings: Pick<PostingsService, 'createDraft'>;
}

export type InquiriesService = ReturnType<typeof createInquiriesService>;

/** Inquiries of companies for the office. */
export const createInquiriesService = ({ database, audit, staff, employers, postings, clock }: Parts) => ({
  async list(query: InquiriesQuery) {
    const { page, limit } = query;
    const { inquiries, total } = await inquiriesRepository(database).page(query);
    return { inquiries, pagination: { page, limit, total } };
  },

  /** A repeated call returns the result of the first one. */
  async edit(by: Actor, id: string, { version, ...change }: EditInquiryBody): Promise<Inquiry> {
    // Before the transaction: the embedded database has one connection.
    const colleagues = await staff.colleagues();
    return database.transaction(async (tx) => {
      const inquiries = inquiriesRepository(tx);
      const before = known(await inquiries.locked(id));
      if (isSame(before, change) && [version, version + 1].includes(before.version)) return before;
      if (before.version !== version) throw new DomainError('CONFLICT', STAFF_MESSAGES.changed);
      if (before.state === 'converted') throw new DomainError('CONFLICT', INQUIRY_MESSAGES.converted);
      const assignee = colleagues.find((one) => one.id === change.assigneeId);
      if (change.assigneeId !== null && !assignee)
        throw fieldError('INVALID_INPUT', 'assigneeId', INQUIRY_MESSAGES.assigneeGone);
      await inquiries.change(id, { ...change, assignee: assignee?.name ?? null }, clock());
      const after = known(await inquiries.find(id));
      const states = { before: workOf(before), after: workOf(after) };
      await audit.record(tx, by, { action: 'inquiry.edit', subject: subjectOf(after), ...states });
      return after;
    });
  },

  /** Uses the employer with this name, or adds it, and creates a draft posting. */
  convert: (by: Actor, id: string, version: number): Promise<Inquiry> =>
    database.transaction(async (tx) => {
      const inquiries = inquiriesRepository(tx);
      const before = known(await inquiries.locked(id));
      if (before.state === 'converted') return before;
      if (before.version !== version) throw new DomainError('CONFLICT', STAFF_MESSAGES.changed);
      const { company: name, location, role, message, payTo, payFrom } = before;
      const employer = await employers.named(tx, by, { name, description: '', website: '', location });
      const posting = await postings.createDraft(tx, by, {
        jobName: role,
        companyName: employer.name,
        location,
        description: message,
        ctc: payTo ?? payFrom,
      });
      await inquiries.convert(id, { employerId: employer.id, postingId: posting.id }, clock());
      const after = known(await inquiries.find(id));
      const states = { before: workOf(before), after: workOf(after) };
      await audit.record(tx, by, { action: 'inquiry.convert', subject: subjectOf(after), ...states });
      return after;
    }),
});

// Entries of the audit log are never deleted: they name the company but no person.
const subjectOf = ({ id, company, role }: Inquiry) => ({ kind: 'inquiry', id, title: `${company}: ${role}` }) as const;

const workOf = ({ state, assignee, employerId, postingId }: Inquiry) => ({ state, assignee, employerId, postingId });

const isSame = (before: Inquiry, change: Omit<EditInquiryBody, 'version'>): boolean =>
  before.state === change.state && before.assigneeId === change.assigneeId && before.notes === change.notes;

const known = (inquiry: Inquiry | undefined): Inquiry => requireFound(inquiry, INQUIRY_MESSAGES.gone);
