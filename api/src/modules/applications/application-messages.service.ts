import {
  type ApplicationMessage,
  MESSAGE_ERRORS,
  type SendMessageBody,
} from '@kadam/shared/contract/application-messages';
import { OFFICE_APPLICATION_MESSAGES } from '@kadam/shared/contract/office-applications';
import type { Database, Queryable } from '../../db/database';
import { DomainError, fieldError, requireFound } from '../../errors';
import { MAILS_PER_DAY } from '../../limits';
import { enqueueMailAbout, takeMailOfDay } from '../../mail';
import type { Actor, AuditService } from '../audit';
import { applicationMessagesRepository, toMessage } from './application-messages.repository';
import { applicationsRepository } from './applications.repository';
import { officeRepository } from './office.repository';
import { applicationSubject } from './status-change';

interface Parts {
  readonly database: Database;
  readonly audit: Pick<AuditService, 'record'>;
  readonly clock: () => Date;
}

interface Candidate {
  readonly id: string;
}

export type ApplicationMessagesService = ReturnType<typeof createApplicationMessagesService>;

/** Messages between the office and a candidate about an application. */
export const createApplicationMessagesService = (parts: Parts) => ({
  ...forCandidates(parts),
  ...forOffice(parts),
});

function forCandidates({ database, clock }: Parts) {
  async function requireOwn(member: Candidate, applicationId: string): Promise<void> {
    if (!(await applicationsRepository(database).resumeOf(member.id, applicationId))) throw unknownApplication();
  }

  return {
    async list(member: Candidate, applicationId: string): Promise<ApplicationMessage[]> {
      await requireOwn(member, applicationId);
      const rows = await applicationMessagesRepository(database).ofApplication(applicationId);
      return rows.map((row) => toMessage(row, 'candidate'));
    },

    send: (member: Candidate, applicationId: string, body: SendMessageBody): Promise<ApplicationMessage> =>
      database.transaction(async (tx) => {
        const locked = await applicationsRepository(tx).lock(applicationId);
        if (locked?.memberId !== member.id) throw unknownApplication();
        const known = await sentBefore(tx, applicationId, body);
        if (known) return toMessage(known, 'candidate');
        if (locked.status === 'withdrawn') throw new DomainError('CONFLICT', MESSAGE_ERRORS.withdrawn);
        const [at, isFromOffice] = [clock(), false];
        const message = { ...body, id: body.id.toLowerCase(), applicationId, isFromOffice, by: '', at };
        const added = await applicationMessagesRepository(tx).add(message);
        const kind = 'application-message-office';
        // Limited per member: many messages must not fill the mailbox of the office, which can read
        // all of them here.
        const cause = { kind, to: { address: member.id }, max: MAILS_PER_DAY.messagesOfMember };
        if (await takeMailOfDay(tx, cause, at)) await enqueueMailAbout(tx, { kind, about: added.number }, at);
        return toMessage(added, 'candidate');
      }),

    async markRead(member: Candidate, applicationId: string, until: Date): Promise<void> {
      await requireOwn(member, applicationId);
      await applicationMessagesRepository(database).markRead(applicationId, { isFromOffice: true, until }, clock());
    },
  };
}

function forOffice({ database, audit, clock }: Parts) {
  return {
    /** @param mayAnswer whether this marks the messages of the candidate as read */
    async thread(applicationId: string, mayAnswer: boolean): Promise<ApplicationMessage[]> {
      const [application] = await officeRepository(database).byIds([applicationId]);
      requireFound(application, OFFICE_APPLICATION_MESSAGES.gone);
      const messages = applicationMessagesRepository(database);
      const rows = await messages.ofApplication(applicationId);
      const last = rows.findLast(({ isFromOffice, readAt }) => !isFromOffice && readAt === null);
      if (mayAnswer && last) await messages.markRead(applicationId, { isFromOffice: false, until: last.at }, clock());
      return rows.map((row) => toMessage(row, 'office'));
    },

    answer: (by: Actor, applicationId: string, body: SendMessageBody): Promise<ApplicationMessage> =>
      database.transaction(async (tx) => {
        const locked = requireFound(await officeRepository(tx).lock(applicationId), OFFICE_APPLICATION_MESSAGES.gone);
        const known = await sentBefore(tx, applicationId, body);
        if (known) return toMessage(known, 'office');
        if (locked.status === 'withdrawn') throw new DomainError('CONFLICT', MESSAGE_ERRORS.withdrawn);
        const at = clock();
        const message = { ...body, id: body.id.toLowerCase(), applicationId, isFromOffice: true, by: by.name, at };
        const added = await applicationMessagesRepository(tx).add(message);
        await enqueueMailAbout(tx, { kind: 'application-message', about: added.number }, at);
        await audit.record(tx, by, {
          action: 'application.send-message',
          subject: applicationSubject(locked),
          after: { message: added.id },
        });
        return toMessage(added, 'office');
      }),
  };
}

/**
 * The message that this request created.
 * @throws DomainError CONFLICT if it was another request
 */
async function sentBefore(tx: Queryable, applicationId: string, { id, text }: SendMessageBody) {
  const known = await applicationMessagesRepository(tx).find(id);
  if (known && (known.applicationId !== applicationId.toLowerCase() || known.text !== text))
    throw new DomainError('CONFLICT', 'Another message has this id.');
  return known;
}

const unknownApplication = () => fieldError('NOT_FOUND', 'applicationId', 'There is no such application among yours.');
