import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';

const POLL_MS = 250;

/** Limits of a visit, in seconds; `processor` is the processor time that one page may use. */
export interface VisitLimits {
  readonly seconds: number;
  readonly processorSeconds: number;
}

/**
 * How a visit ended. `blocked`: a page of the browser used too much processor time. `late`: the
 * time was over before that, so the machine was busy with something else.
 */
export type VisitEnd<Result> =
  | { readonly status: 'ended'; readonly result: Result }
  | { readonly status: 'blocked'; readonly processorSeconds: number }
  | { readonly status: 'late'; readonly seconds: number; readonly processorSeconds: number };

/** Waits for a visit in this browser, within limits. Does not cancel it. */
export async function visitEnd<Result>(
  browser: Browser,
  visit: Promise<Result>,
  limits: VisitLimits,
): Promise<VisitEnd<Result>> {
  const ended = visit.then((result) => ({ status: 'ended', result }) as const);
  ended.catch(() => undefined);
  const session = await browser.newBrowserCDPSession();
  const start = performance.now();
  try {
    for (;;) {
      const first = await Promise.race([ended, delay(POLL_MS)]);
      if (first) return first;
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const pages = processInfo.filter(({ type }) => type === 'renderer');
      const processorSeconds = Math.max(0, ...pages.map(({ cpuTime }) => cpuTime));
      const seconds = (performance.now() - start) / 1000;
      if (processorSeconds > limits.processorSeconds) return { status: 'blocked', processorSeconds };
      if (seconds > limits.seconds) return { status: 'late', seconds, processorSeconds };
    }
  } finally {
    await session.detach().catch(() => undefined);
  }
}
