import { randomUUID } from 'node:crypto';
import { API_BASE } from '@kadam/shared/contract/endpoint';
import {
  confirmPrivacyRequest,
  MAX_OPEN_PRIVACY_REQUESTS,
  type OwnPrivacyRequest,
  type OwnPrivacyRequestBody,
  PRIVACY_ANSWER_DAYS,
  PRIVACY_CONFIRM_DAYS,
  PRIVACY_REQUEST_MESSAGES,
  type PrivacyRequestBody,
} from '@kadam/shared/contract/privacy-requests';
import type { Database, Queryable } from '../../db/database';
import { DomainError } from '../../errors';
import { type Counters, tooManyRequests } from '../../http/counters';
import { enqueueMail, type Mailbox, takeMailOfDay } from '../../mail';
import type { Member } from '../../plugins/authentication';
import { newToken, tokenHash } from '../../tokens';
import { confirmationMail, newRequestMail } from './privacy-mails';
import { LINK_SENTENCES } from './privacy-pages';
import { privacyRequestsRepository } from './privacy-requests.repository';

interface Parts {
  readonly database: Database;
  readonly office: Mailbox;
  readonly publicUrl: string;
  readonly counters: Counters;
  readonly clock: () => Date;
}

const DAY_MS = 24 * 60 * 60_000;
const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

export type PrivacyRequestsService = ReturnType<typeof createPrivacyRequestsService>;

/** Requests about personal data, of members and of people without an account. */
export function createPrivacyRequestsService({ database, office, publicUrl, counters, clock }: Parts) {
  const requests = privacyRequestsRepository(database);

  /** Notifies the office; only the office's pages name the person. */
  const notifyOffice = async (tx: Queryable, kind: OwnPrivacyRequest['kind'], now: Date) => {
    await enqueueMail(tx, newRequestMail({ kind, url: `${publicUrl}/office/privacy`, office }), now);
  };

  return {
    ofMember: (memberId: string): Promise<OwnPrivacyRequest[]> => requests.ofMember(memberId),

    /** Stores a request of a member, once by its id. */
    sendOwn: (member: Member, { id, kind, text }: OwnPrivacyRequestBody): Promise<OwnPrivacyRequest[]> =>
      database.transaction(async (tx) => {
        const own = privacyRequestsRepository(tx);
        await own.lockMember(member.id);
        const before = await own.ofMember(member.id);
        const same = before.find((one) => one.id === id);
        if (same?.kind === kind && same.text === text) return before;
        const open = before.filter(({ state }) => state === 'received' || state === 'in_progress');
        if (open.length >= MAX_OPEN_PRIVACY_REQUESTS)
          throw new DomainError('CONFLICT', PRIVACY_REQUEST_MESSAGES.tooMany);
        const now = clock();
        const person = { memberId: member.id, email: null, name: '', confirm: null };
        const dueAt = daysAfter(now, PRIVACY_ANSWER_DAYS);
        const isNew = await own.add({ ...person, id, kind, text, createdAt: now, dueAt });
        if (!isNew) throw new DomainError('CONFLICT', PRIVACY_REQUEST_MESSAGES.otherRequest);
        await notifyOffice(tx, kind, now);
        return own.ofMember(member.id);
      }),

    /** Stores a request without an account, and mails the link that confirms it. */
    async send({ kind, name, email, text, website }: PrivacyRequestBody, client: string): Promise<void> {
      const wait = await counters.take(client);
      if (wait !== undefined) throw tooManyRequests(wait);
      if (website !== '') return;
      const now = clock();
      await database.transaction(async (tx) => {
        const token = newToken();
        const url = `${publicUrl}${API_BASE}${confirmPrivacyRequest.path}?token=${token}`;
        const mail = confirmationMail({ email, kind, text, url });
        if (!(await takeMailOfDay(tx, mail, now))) return;
        const confirm = { hash: tokenHash(token), until: daysAfter(now, PRIVACY_CONFIRM_DAYS) };
        const person = { memberId: null, email, name };
        await privacyRequestsRepository(tx).add({
          ...person,
          id: randomUUID(),
          kind,
          text,
          createdAt: now,
          dueAt: null,
          confirm,
        });
        await enqueueMail(tx, mail, now);
      });
    },

    /** @throws DomainError if the link is unknown or has expired */
    mayConfirm: async (token: string): Promise<boolean> => {
      const { isConfirmed } = valid(await requests.linked(tokenHash(token)), clock());
      return !isConfirmed;
    },

    /**
     * Starts the time limit for the answer.
     * @throws DomainError as `mayConfirm`
     */
    confirm: (token: string): Promise<void> =>
      database.transaction(async (tx) => {
        const own = privacyRequestsRepository(tx);
        const now = clock();
        const { id, kind, isConfirmed } = valid(await own.linked(tokenHash(token)), now);
        if (isConfirmed) return;
        await own.confirm(id, now, daysAfter(now, PRIVACY_ANSWER_DAYS));
        await notifyOffice(tx, kind, now);
      }),
  };
}

function valid<Request extends { readonly isConfirmed: boolean; readonly until: Date }>(
  request: Request | undefined,
  now: Date,
): Request {
  if (!request) throw new DomainError('NOT_FOUND', LINK_SENTENCES.unknown);
  if (!request.isConfirmed && request.until <= now) throw new DomainError('GONE', LINK_SENTENCES.expired);
  return request;
}
