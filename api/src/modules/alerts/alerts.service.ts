import { randomUUID } from 'node:crypto';
import {
  ALERT_MESSAGES,
  MAX_ALERTS,
  type ChangeAlertBody,
  type CreateAlertBody,
  type JobAlert,
} from '@kadam/shared/contract/alerts';
import type { ConsentSource } from '@kadam/shared/contract/consents';
import { type ConsentEffect, recordConsent } from '../../consents';
import type { Database, Queryable } from '../../db/database';
import { DomainError, fieldError, requireFound } from '../../errors';
import { savedSearch } from './alert-search';
import { nextSending } from './alert-times';
import type { AlertTokens } from './alert-tokens';
import { alertsRepository, type StoredAlert } from './alerts.repository';

interface AlertsParts {
  readonly database: Pick<Database, 'query' | 'transaction'>;
  readonly tokens: Pick<AlertTokens, 'read'>;
  readonly clock: () => Date;
}

/** The alert of a link; a deleted one looks unsubscribed. */
export interface LinkedAlert {
  readonly name: string | undefined;
  readonly isSending: boolean;
}

export type AlertsService = ReturnType<typeof createAlertsService>;

export function createAlertsService({ database, tokens, clock }: AlertsParts) {
  const alerts = alertsRepository(database);

  async function linked(token: string): Promise<string> {
    const id = await tokens.read(token);
    if (id === undefined)
      throw new DomainError(
        'NOT_FOUND',
        'This link is not valid. Please open it from the mail again, or end the alert on your dashboard.',
      );
    return id;
  }

  return {
    ofMember: async (memberId: string): Promise<JobAlert[]> => (await alerts.ofMember(memberId)).map(toAlert),

    /** Saves a search unless the limit is reached; a repeated request returns the first alert. */
    create: (memberId: string, { name, frequency, search: query }: CreateAlertBody): Promise<JobAlert> =>
      database.transaction(async (tx) => {
        const search = savedSearch(query);
        if (Object.keys(search).length === 0) throw fieldError('INVALID_INPUT', 'search', ALERT_MESSAGES.everything);
        const own = alertsRepository(tx);
        await own.lockMember(memberId);
        const known = await own.ofMember(memberId);
        const same = known.find((alert) => isSameSearch(alert.search, search));
        if (same?.name === name && same.frequency === frequency) return toAlert(same);
        if (same) throw fieldError('CONFLICT', 'search', `You already have an alert for this search: “${same.name}”.`);
        if (known.length >= MAX_ALERTS) throw new DomainError('CONFLICT', ALERT_MESSAGES.full);
        const now = clock();
        const alert = {
          id: randomUUID(),
          name,
          search,
          frequency,
          createdAt: now,
          nextAt: nextSending(frequency, now),
        };
        await own.add({ ...alert, memberId });
        await recordState(tx, memberId, { source: 'job_alert', now });
        return toAlert({ ...alert, pausedAt: null });
      }),

    change: (memberId: string, id: string, { name, frequency, isPaused }: ChangeAlertBody): Promise<JobAlert> =>
      database.transaction(async (tx) => {
        const own = alertsRepository(tx);
        const known = requireFound(await own.lock(memberId, id), ALERT_MESSAGES.gone);
        const now = clock();
        const isResumed = known.pausedAt !== null && !isPaused;
        const isMoved = isResumed || known.frequency !== frequency;
        const change = {
          name,
          frequency,
          nextAt: isMoved ? nextSending(frequency, now) : known.nextAt,
          pausedAt: isPaused ? (known.pausedAt ?? now) : null,
          watchedFrom: isResumed ? now : null,
        };
        await own.change(known.id, change);
        await recordState(tx, memberId, { source: 'job_alert', now });
        return toAlert({ ...known, ...change });
      }),

    end: (memberId: string, id: string): Promise<void> =>
      database.transaction(async (tx) => {
        await alertsRepository(tx).remove(memberId, id);
        await recordState(tx, memberId, { source: 'job_alert', now: clock() });
      }),

    /** @throws DomainError for an invalid link */
    async linkedBy(token: string): Promise<LinkedAlert> {
      const alert = await alerts.find(await linked(token));
      return { name: alert?.name, isSending: alert !== undefined && alert.pausedAt === null };
    },

    /**
     * Stops the mails; the search remains saved.
     * @throws DomainError for an invalid link
     */
    async unsubscribe(token: string): Promise<LinkedAlert> {
      const id = await linked(token);
      const now = clock();
      await database.transaction(async (tx) => {
        const memberId = await alertsRepository(tx).pause(id, now);
        if (memberId !== undefined) await recordState(tx, memberId, { source: 'mail_link', now });
      });
      return this.linkedBy(token);
    },
  };
}

/** Records whether the member still gets mails of any alert. */
const recordState = async (
  tx: Queryable,
  memberId: string,
  { source, now }: { readonly source: ConsentSource; readonly now: Date },
): Promise<void> => {
  const isGiven = await alertsRepository(tx).anyActive(memberId);
  await recordConsent(tx, { who: { memberId }, purpose: 'job_alerts', isGiven, source, now });
};

/** Withdrawing the consent pauses all alerts; the searches remain saved. */
export const alertsConsent: ConsentEffect = {
  purpose: 'job_alerts',
  isGiven: (database, { id }) => alertsRepository(database).anyActive(id),
  async withdraw(tx, { id }, now) {
    await alertsRepository(tx).pauseAll(id, now);
    await recordState(tx, id, { source: 'account', now });
  },
};

const isSameSearch = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

const toAlert = ({ id, name, search, frequency, createdAt, pausedAt, nextAt }: StoredAlert): JobAlert => ({
  id,
  name,
  search: { ...search },
  frequency,
  isPaused: pausedAt !== null,
  createdAt: createdAt.toISOString(),
  nextAt: pausedAt === null ? nextAt.toISOString() : null,
});
