import type { Page } from '@playwright/test';

/** A step of the overlay that began, or the call, with the time in milliseconds since the page began. */
export interface Seen {
  readonly what: string;
  readonly at: number;
}

declare global {
  var stepsSeen: Seen[];
}

/** Notes, in the page itself, when each step of the overlay begins and when the result stands there. */
export const watchSteps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.stepsSeen = [];
    const note = () => {
      const step = document.querySelector('dialog [aria-current="step"]')?.textContent;
      const last = globalThis.stepsSeen.at(-1)?.what;
      const what = step ?? (last && !document.querySelector('dialog[open]') ? 'closed' : last);
      if (what && what !== last) globalThis.stepsSeen.push({ what, at: performance.now() });
    };
    const settings = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-current', 'open'] };
    new MutationObserver(note).observe(document.body, settings);
  });

/** What was noted, with the call among it. */
export const stepsSeen = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const call = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/resume/ats-score'));
    return [...globalThis.stepsSeen, ...(call ? [{ what: 'call', at: call.startTime }] : [])].toSorted(
      (one, other) => one.at - other.at,
    );
  });
