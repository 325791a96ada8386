import type { Queryable } from '../db/database';
import { deliveryFailure } from './delivery-failure';
import { type ClaimedMail, outboxRepository } from './outbox.repository';
import { waitAfter } from './retries';
import type { MailTransport } from './transport';

/** What the worker tells the operator; never an address or a word of a mail. */
export interface OutboxLog {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

interface WorkerParts {
  readonly database: Queryable;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  readonly log: OutboxLog;
  /** How often to look without being woken: for mails of other processes and for those that wait. */
  readonly pollMs?: number;
  /** How long a mail that is being sent may hold up the end, in ms. */
  readonly stopMs?: number;
}

export interface OutboxWorker {
  start(): void;
  /** There may be a new mail. */
  wake(): void;
  /** Resolves once nothing is being sent any more. */
  stop(): Promise<void>;
}

const POLL_MS = 5_000;
const STOP_MS = 5_000;
const SEND_MS = 90_000;
// Longer than a send can last, so that a mail is taken from its sender only after that process has died.
const LEASE_MS = 180_000;

/** Sends the mails of the outbox, one after the other. Any number of processes may do so; a mail gets lost in none, and is sent twice only when one dies in between. */
export function createOutboxWorker(parts: WorkerParts): OutboxWorker {
  const { log, pollMs = POLL_MS, stopMs = STOP_MS } = parts;
  const bell = createBell();
  const cancelling = new AbortController();
  const deliverNext = createDelivery(parts, cancelling.signal);
  let running: Promise<void> | undefined;
  let isStopping = false;

  async function run(): Promise<void> {
    while (!isStopping) {
      const isMore = await deliverNext().catch((error: unknown) => {
        log.error({ err: error }, 'the outbox cannot be read');
        return false;
      });
      if (!isMore && !isStopping) await bell.wait(pollMs);
    }
  }

  return {
    start() {
      running ??= run();
    },
    wake: bell.ring,
    async stop() {
      isStopping = true;
      bell.ring();
      const patience = setTimeout(() => cancelling.abort(), stopMs);
      await running;
      clearTimeout(patience);
    },
  };
}

function createDelivery({ database, transport, clock, log }: WorkerParts, cancelled: AbortSignal) {
  const outbox = outboxRepository(database);
  // Sent, but the database was away when that had to be noted.
  const alreadySent = new Set<string>();

  /** Sends one mail, if one is due; says whether there was one. */
  return async function deliverNext(): Promise<boolean> {
    const now = clock();
    const claimed = await outbox.claim(now, new Date(now.getTime() + LEASE_MS));
    if (!claimed) return false;
    const { id } = claimed;
    if (!alreadySent.has(id)) {
      try {
        await transport.send(claimed, AbortSignal.any([cancelled, AbortSignal.timeout(SEND_MS)]));
      } catch (error) {
        await noteFailure(claimed, error);
        return true;
      }
    }
    alreadySent.add(id);
    await outbox.remove(id);
    alreadySent.delete(id);
    log.info({ mail: id, kind: claimed.mail.kind, attempts: claimed.attempts }, 'mail sent');
    return true;
  };

  async function noteFailure(claimed: ClaimedMail, error: unknown): Promise<void> {
    const { code, sentence, isFinal } = deliveryFailure(error);
    const { id, attempts, mail } = claimed;
    const now = clock();
    const waitMs = waitAfter(attempts, isFinal);
    const facts = { mail: id, kind: mail.kind, attempts, failure: code };
    if (waitMs === undefined) {
      await outbox.giveUp(claimed, now, sentence);
      log.error(facts, 'mail given up; it stays in the outbox');
      return;
    }
    await outbox.postpone(claimed, new Date(now.getTime() + waitMs), sentence);
    log.warn({ ...facts, nextInMs: waitMs }, 'mail not sent; it will be tried again');
  }
}

/** Waiting that somebody can end; a ring while nobody waits ends the next wait at once. */
function createBell() {
  let isRung = false;
  let answer: (() => void) | undefined;
  return {
    ring() {
      isRung = true;
      answer?.();
    },
    async wait(mostMs: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, mostMs);
          answer = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      answer = undefined;
      isRung = false;
    },
  };
}
