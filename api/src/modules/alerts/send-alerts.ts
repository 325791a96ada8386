import { MAX_ALERT_MAIL_POSTINGS, unsubscribeAlert } from '@kadam/shared/contract/alerts';
import { API_BASE } from '@kadam/shared/contract/endpoint';
import { MAX_PAGE_DEPTH } from '@kadam/shared/contract/jobs';
import type { Database } from '../../db/database';
import { enqueueMail } from '../../mail';
import type { JobsService } from '../jobs';
import { alertMail } from './alert-mail';
import { addressQuery, questionOf } from './alert-search';
import { nextSending } from './alert-times';
import type { AlertTokens } from './alert-tokens';
import { type DueAlert, dueAlertsRepository } from './due-alerts.repository';

interface SendingParts {
  readonly database: Pick<Database, 'query' | 'transaction'>;
  readonly jobs: Pick<JobsService, 'idsOf' | 'byIds'>;
  readonly tokens: Pick<AlertTokens, 'of'>;
  readonly publicUrl: string;
  readonly clock: () => Date;
  readonly log: { error(facts: object, sentence: string): void };
}

const AT_ONCE = 50;
const AGAIN_MS = 60 * 60_000;

/** Sends the due alerts. One that fails is retried in an hour and does not affect the others. */
export function createAlertSending(parts: SendingParts) {
  const { database, clock, log } = parts;
  const alerts = dueAlertsRepository(database);
  return async function sendDue(signal: AbortSignal): Promise<void> {
    for (;;) {
      const due = await alerts.due(clock(), AT_ONCE);
      for (const alert of due) {
        signal.throwIfAborted();
        try {
          await sendAlert(parts, alert);
        } catch (error) {
          log.error({ err: error, alert: alert.id }, 'an alert could not be done; it will be tried again in an hour');
          await alerts.postpone(alert, new Date(clock().getTime() + AGAIN_MS));
        }
      }
      if (due.length < AT_ONCE) return;
    }
  };
}

async function sendAlert(parts: SendingParts, alert: DueAlert): Promise<void> {
  const { database, jobs, tokens, publicUrl, clock } = parts;
  // Before the transaction: the embedded database has one connection.
  const found = await newPostings(parts, alert);
  const postings = inOrder(found, await jobs.byIds(found.slice(0, MAX_ALERT_MAIL_POSTINGS)));
  const token = await tokens.of(alert.id);
  const now = clock();
  await database.transaction(async (tx) => {
    const own = dueAlertsRepository(tx);
    if (!(await own.takeTurn(alert, { now, next: nextSending(alert.frequency, now) }))) return;
    if (postings.length === 0) return;
    await own.markSent(alert.id, found, now);
    const mail = alertMail(alert.email, {
      firstName: alert.firstName,
      name: alert.name,
      frequency: alert.frequency,
      total: found.length,
      postings,
      publicUrl,
      searchPath: `/jobs?${addressQuery(alert.search)}`,
      unsubscribeUrl: `${publicUrl}${API_BASE}${unsubscribeAlert.path}?token=${token}`,
    });
    await enqueueMail(tx, mail, now);
  });
}

/** Results of the search, up to the max page depth, that the alert has not sent. */
async function newPostings({ database, jobs }: SendingParts, alert: DueAlert): Promise<string[]> {
  const alerts = dueAlertsRepository(database);
  if (!(await alerts.hasNewPostings(alert.newSince))) return [];
  return alerts.unsent(alert, await jobs.idsOf(questionOf(alert.search), MAX_PAGE_DEPTH));
}

const inOrder = <One extends { readonly id: string }>(ids: readonly string[], found: readonly One[]): One[] => {
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
