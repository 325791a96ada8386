import {
  type AnswerPrivacyRequestBody,
  type ChangePrivacyRequestBody,
  PRIVACY_REQUEST_LABELS,
  PRIVACY_REQUEST_MESSAGES,
  type PrivacyRequest,
  type PrivacyRequestsQuery,
} from '@kadam/shared/contract/privacy-requests';
import { DomainError, requireFound } from '../../errors';
import { enqueueMail } from '../../mail';
import type { Actor, AuditedParts } from '../audit';
import { answerMail } from './privacy-mails';
import { officeRequestsRepository } from './office-requests.repository';
import type { PrivacySettingsService } from './privacy-settings.service';

interface Parts extends AuditedParts {
  readonly settings: Pick<PrivacySettingsService, 'read'>;
}

export type OfficeRequestsService = ReturnType<typeof createOfficeRequestsService>;

/** Requests about personal data for the office. */
export function createOfficeRequestsService({ database, audit, settings, clock }: Parts) {
  const requests = officeRequestsRepository(database);
  return {
    async list(query: PrivacyRequestsQuery) {
      const { page, limit, state } = query;
      const [listed, total] = await Promise.all([requests.page(query, clock()), requests.count(state)]);
      return { requests: listed, pagination: { page, limit, total } };
    },

    open: async (id: string): Promise<PrivacyRequest> => known(await requests.find(id, clock())),

    change: (actor: Actor, id: string, body: ChangePrivacyRequestBody): Promise<PrivacyRequest> =>
      database.transaction(async (tx) => {
        const own = officeRequestsRepository(tx);
        const before = known(await own.lock(id, clock()));
        const isSame = before.state === body.state && before.notes === body.notes;
        // The response to the first request was lost.
        if (isSame && before.version === body.version + 1) return before;
        requireOpen(before, body.version);
        await own.change(id, body);
        const after = known(await own.find(id, clock()));
        await audit.record(tx, actor, {
          action: 'privacy-request.change',
          subject: subjectOf(before),
          before: { state: before.state },
          after: { state: after.state },
        });
        return after;
      }),

    /** Mails the answer and closes the request. */
    async answer(actor: Actor, id: string, body: AnswerPrivacyRequestBody): Promise<PrivacyRequest> {
      const { outcome, text, version } = body;
      // Before the transaction: the embedded database has one connection.
      const { officer } = await settings.read();
      return database.transaction(async (tx) => {
        const own = officeRequestsRepository(tx);
        const now = clock();
        const before = known(await own.lock(id, now));
        const isSame = before.state === outcome && before.answer?.text === text;
        if (isSame && before.version === version + 1) return before;
        requireOpen(before, version);
        if (before.email === '') throw new DomainError('CONFLICT', PRIVACY_REQUEST_MESSAGES.noAddress);
        await own.close(id, { outcome, text, by: actor.name, now });
        await enqueueMail(tx, answerMail(before, { text, outcome, officer }), now);
        const after = known(await own.find(id, now));
        await audit.record(tx, actor, {
          action: 'privacy-request.answer',
          subject: subjectOf(before),
          before: { state: before.state },
          after: { state: after.state },
        });
        return after;
      });
    },

    waiting: () => requests.waiting(null),
    overdue: () => requests.waiting(clock()),
  };
}

const known = (request: PrivacyRequest | undefined): PrivacyRequest =>
  requireFound(request, PRIVACY_REQUEST_MESSAGES.gone);

function requireOpen({ state, version }: PrivacyRequest, expected: number): void {
  const isOpen = state === 'received' || state === 'in_progress';
  if (version !== expected) throw new DomainError('CONFLICT', PRIVACY_REQUEST_MESSAGES.changed);
  if (!isOpen) throw new DomainError('CONFLICT', PRIVACY_REQUEST_MESSAGES.closed);
}

// The audit log outlives the person's data: it has neither name nor text of the request.
const subjectOf = ({ id, kind }: PrivacyRequest) => ({
  kind: 'privacy-request',
  id,
  title: PRIVACY_REQUEST_LABELS[kind],
});
