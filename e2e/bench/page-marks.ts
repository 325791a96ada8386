import type { Page } from '@playwright/test';

/** What the page notes down about itself. Times are milliseconds since its navigation began; null has not happened yet. */
export interface Marks {
  largestPaint: number;
  layoutShift: number;
  /** The code of the page itself has rendered its heading. */
  contentAt: number | null;
  /** A dialog or drawer stands open, in the first frame that shows it. */
  openedAt: number | null;
  /** When the last click happened, and when the page it led to rendered its heading. */
  clickedAt: number | null;
  arrivedAt: number | null;
}

declare global {
  var __marks: Marks;
}

/** Runs in the page before anything else does; it must not use anything from outside. */
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

/** The notes of the page as they stand. */
export const marksOf = (page: Page): Promise<Marks> => page.evaluate(() => globalThis.__marks);

/** Waits until something has happened and answers when. */
export async function untilMarked(page: Page, mark: 'contentAt' | 'openedAt' | 'arrivedAt'): Promise<number> {
  const happened = await page.waitForFunction((name) => globalThis.__marks[name], mark, { polling: 50 });
  return Number(await happened.jsonValue());
}
