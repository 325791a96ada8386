const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 6 * HOUR;
// With these waits about two and a half days: a mail server may be down over a weekend.
const MAX_ATTEMPTS = 20;
// A final rejection (SMTP 5yz) is retried only in case the server is being set up: for about eight
// minutes.
const MAX_REJECTIONS = 5;

/** The wait after the `attempts`th attempt, in ms; undefined to give up. */
export function waitAfter(attempts: number, isFinal: boolean): number | undefined {
  if (attempts >= (isFinal ? MAX_REJECTIONS : MAX_ATTEMPTS)) return undefined;
  return backOff(attempts);
}

/** The same for a task that is never given up. */
export const backOff = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS);
