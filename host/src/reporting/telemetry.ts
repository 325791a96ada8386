import type { TelemetryItem } from '@kadam/shared/contract/telemetry';
import type { Report } from './print-problem';

declare const KADAM_API_BASE: string | undefined;

/** Address of the contract's `sendTelemetry`, below the base of all calls; the contract itself would bring its schema library into the first paint. */
export const telemetryAddress = (): string =>
  `${typeof KADAM_API_BASE === 'string' ? KADAM_API_BASE : '/api'}/telemetry`;

/** Where `getReportToken` is. */
const tokenAddress = () => `${telemetryAddress()}/token`;
// The API accepts a token for 15 minutes; a new one is there before.
const TOKEN_MS = 10 * 60_000;
// Long enough after the page stands to be in nobody's way.
const TOKEN_ASKED_AFTER_MS = 2_000;

const MOST_WAITING = 40;
// Whoever watches a release wants to know of failures soon. Everything else goes with them, or when the page is left.
const FAILURE_SENT_AFTER_MS = 10_000;
const SENT_AFTER_MS = 60_000;
// One page that fails in a circle would say the same thousands of times.
const SAME_FAILURES = 3;

const waiting: TelemetryItem[] = [];
const told = new Map<string, number>();
let isOfCanary = false;
let isMuted = false;
let token = '';
let tokenUntil = 0;
let isTokenWanted = false;
const timers = new Set<ReturnType<typeof setTimeout>>();

/** Gathers what is told about loading and failing; it is sent together, after a while or when the page is left. */
export function tell(item: TelemetryItem): void {
  if (isMuted) return;
  if (waiting.length >= MOST_WAITING) send();
  waiting.push(item);
  // A page may run nothing more once it is left, so the token has to be there before.
  if (!isTokenWanted) setTimeout(() => void fetchToken(), item.kind === 'failed' ? 0 : TOKEN_ASKED_AFTER_MS);
  isTokenWanted = true;
  timers.add(setTimeout(send, item.kind === 'failed' ? FAILURE_SENT_AFTER_MS : SENT_AFTER_MS));
}

/** Nothing is told of this visit: what it shows is not what visitors get. */
export function mute(): void {
  isMuted = true;
}

/** Tells of a problem, as long as it has not been told often already. Its message stays here: it may repeat what somebody typed. */
export function tellProblem({ remote, version, phase, cause }: Report): void {
  const error = cause instanceof Error ? cause : undefined;
  const name = (error?.name ?? '').replace(/[^\w$]/g, '').slice(0, 60);
  const at = placeIn(error?.stack, `${remote}/${version}`);
  const key = [remote, version, phase, name, at].join(' ');
  const times = (told.get(key) ?? 0) + 1;
  told.set(key, times);
  if (times <= SAME_FAILURES) tell({ kind: 'failed', bundle: remote, version, phase, name, at });
}

/**
 * Sends what waits, with whether it is of a canary, when the page is hidden or left: nothing may run after that. Leaving hides it too, after `pagehide`; the web vitals, which listen
 * on the way down to the document, are told before. Answers the function that stops.
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
  if (waiting.length === 0) return;
  const items = waiting.splice(0);
  if (Date.now() < tokenUntil) post(items);
  else void fetchToken().then(() => post(items));
}

function post(items: readonly TelemetryItem[]): void {
  if (!token) return;
  const body = JSON.stringify({ items, token, ...(isOfCanary && { isCanary: true }) });
  // Refused where the browser has too many of them under way: telemetry is not worth a second try.
  // Absent where somebody has switched it off.
  (navigator as Partial<Navigator>).sendBeacon?.(telemetryAddress(), new Blob([body], { type: 'application/json' }));
}

async function fetchToken(): Promise<void> {
  try {
    const response = await fetch(tokenAddress(), { keepalive: true });
    token = ((await response.json()) as { token?: string }).token ?? '';
    tokenUntil = token ? Date.now() + TOKEN_MS : 0;
  } catch {
    // Nothing is reported while the API is down.
    token = '';
  }
}

/** The first place of a stack in the files of a version, `page.js:1:23`; empty where there is none. */
function placeIn(stack: string | undefined, release: string): string {
  const from = `/bundles/${release}/`;
  const line = stack?.split('\n').find((candidate) => candidate.includes(from));
  const [place = ''] = line?.slice(line.indexOf(from) + from.length).match(/^[\w./-]{1,120}(?::\d{1,7}){0,2}/) ?? [];
  return place;
}
