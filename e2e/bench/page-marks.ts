import type { Page } from '@playwright/test';

/**
 * What the page records about itself. Times are milliseconds since the navigation; null has not
 * happened.
 */
export interface Marks {
  largestPaint: number;
  layoutShift: number;
  /** The page's code has rendered its heading. */
  contentAt: number | null;
  /** First frame with an open dialog or drawer. */
  openedAt: number | null;
  /** Time of the last click, and of the heading of its page. */
  clickedAt: number | null;
  arrivedAt: number | null;
}

declare global {
  var __marks: Marks;
}

/** Runs in the page before other scripts; must be self-contained. */
export function installMarks(): void {
  const marks: Marks = {
    largestPaint: 0,
    layoutShift: 0,
    contentAt: null,
    openedAt: null,
    clickedAt: null,
    arrivedAt: null,
  };
  globalThis.__marks = marks;
  let left: Element | undefined;

  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) marks.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  addEventListener(
    'click',
    (event) => {
      marks.clickedAt = event.timeStamp;
      marks.arrivedAt = null;
      left = document.querySelector('#main h1') ?? undefined;
    },
    true,
  );
  new MutationObserver(() => {
    const heading = [...document.querySelectorAll('#main h1')].find((h1) => !h1.closest('[aria-busy="true"]'));
    if (heading) marks.contentAt ??= performance.now();
    if (heading && heading !== left && marks.clickedAt !== null) marks.arrivedAt ??= performance.now();
    if (marks.openedAt === null && document.querySelector('dialog[open]'))
      requestAnimationFrame(() => (marks.openedAt ??= performance.now()));
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['open', 'aria-busy'] });
}

/** Current records of the page. */
export const marksOf = (page: Page): Promise<Marks> => page.evaluate(() => globalThis.__marks);

/** Waits until something has happened and returns when. */
export async function untilMarked(page: Page, mark: 'contentAt' | 'openedAt' | 'arrivedAt'): Promise<number> {
  const happened = await page.waitForFunction((name) => globalThis.__marks[name], mark, { polling: 50 });
  return Number(await happened.jsonValue());
}
