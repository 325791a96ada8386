import type { TelemetryItem } from '@kadam/shared/contract/telemetry';
import type { Report } from './print-problem';

declare const KADAM_API_BASE: string | undefined;

/**
 * URL of the contract's `sendTelemetry`. Importing the contract would add its schema library to the
 * first load.
 */
export const telemetryAddress = (): string =>
  `${typeof KADAM_API_BASE === 'string' ? KADAM_API_BASE : '/api'}/telemetry`;

/** URL of the contract's `getReportToken`. */
const tokenAddress = () => `${telemetryAddress()}/token`;
// The API accepts a token for 15 minutes.
const TOKEN_MS = 10 * 60_000;
// Late enough not to delay the page.
const TOKEN_FETCHED_AFTER_MS = 2_000;

const MAX_QUEUED = 40;
// Failures are sent soon, for the guard. Other items go with them, or when the page is left.
const FAILURE_SENT_AFTER_MS = 10_000;
const SENT_AFTER_MS = 60_000;
// A page that fails in a loop would report the same failure thousands of times.
const MAX_SAME_FAILURES = 3;

const queue: TelemetryItem[] = [];
const failureCounts = new Map<string, number>();
let isOfCanary = false;
let isMuted = false;
let token = '';
let tokenUntil = 0;
let isTokenWanted = false;
const timers = new Set<ReturnType<typeof setTimeout>>();

/** Queues a telemetry item; items are sent together, after a delay or when the page is left. */
export function record(item: TelemetryItem): void {
  if (isMuted) return;
  if (queue.length >= MAX_QUEUED) send();
  queue.push(item);
  // The token is fetched early, because a page that is left cannot wait for it.
  if (!isTokenWanted) setTimeout(() => void fetchToken(), item.kind === 'failed' ? 0 : TOKEN_FETCHED_AFTER_MS);
  isTokenWanted = true;
  timers.add(setTimeout(send, item.kind === 'failed' ? FAILURE_SENT_AFTER_MS : SENT_AFTER_MS));
}

/** Stops telemetry for this visit, which shows overridden releases. */
export function mute(): void {
  isMuted = true;
}

/**
 * Queues a failure, up to a limit per failure. Without its message, which may contain user input.
 */
export function recordProblem({ remote, version, phase, cause }: Report): void {
  const error = cause instanceof Error ? cause : undefined;
  const name = (error?.name ?? '').replace(/[^\w$]/g, '').slice(0, 60);
  const at = placeIn(error?.stack, `${remote}/${version}`);
  const key = [remote, version, phase, name, at].join(' ');
  const times = (failureCounts.get(key) ?? 0) + 1;
  failureCounts.set(key, times);
  if (times <= MAX_SAME_FAILURES) record({ kind: 'failed', bundle: remote, version, phase, name, at });
}

/**
 * Sends the queue when the page is hidden or left, marked as canary or not. Leaving fires
 * `visibilitychange` after `pagehide`; web vitals listen in the capture phase and are queued
 * before. Returns a function that stops it.
 */
export function sendOnLeave({ isCanary }: { readonly isCanary: boolean }): () => void {
  isOfCanary = isCanary;
  const handleHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  document.addEventListener('visibilitychange', handleHidden);
  return () => document.removeEventListener('visibilitychange', handleHidden);
}

function send(): void {
  timers.forEach(clearTimeout);
  timers.clear();
  if (queue.length === 0) return;
  const items = queue.splice(0);
  if (Date.now() < tokenUntil) post(items);
  else void fetchToken().then(() => post(items));
}

function post(items: readonly TelemetryItem[]): void {
  if (!token) return;
  const body = JSON.stringify({ items, token, ...(isOfCanary && { isCanary: true }) });
  // Not retried when the browser rejects the beacon. `sendBeacon` is missing where it is disabled.
  (navigator as Partial<Navigator>).sendBeacon?.(telemetryAddress(), new Blob([body], { type: 'application/json' }));
}

async function fetchToken(): Promise<void> {
  try {
    const response = await fetch(tokenAddress(), { keepalive: true });
    token = ((await response.json()) as { token?: string }).token ?? '';
    tokenUntil = token ? Date.now() + TOKEN_MS : 0;
  } catch {
    // The API is down.
    token = '';
  }
}

/** The first position of a stack in the files of a release (`page.js:1:23`), or an empty string. */
function placeIn(stack: string | undefined, release: string): string {
  const from = `/bundles/${release}/`;
  const line = stack?.split('\n').find((candidate) => candidate.includes(from));
  const [place = ''] = line?.slice(line.indexOf(from) + from.length).match(/^[\w./-]{1,120}(?::\d{1,7}){0,2}/) ?? [];
  return place;
}
