import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/**
 * `problem` ends the sentence "its page '/jobs' …"; `barriers` are serious or critical axe
 * violations.
 */
export interface Visited {
  readonly problem: string | null;
  readonly barriers: readonly string[];
}

const HEIGHTS: Readonly<Record<number, number>> = { 360: 640 };
const HEIGHT = 768;
/** Longer than the host takes to give up on a page (15 s), and for timers that run after that. */
const VIRTUAL_TIME_MS = 25_000;
/** Tasks without a delay before time passes all the same; a page may always have another one. */
const MAX_TASKS_WITHOUT_DELAY = 10_000;
/** The page's heading; a prerendered view that is loading is marked as busy. */
const HAS_HEADING = `document.querySelector('#main h1:not([aria-busy="true"] *)') !== null`;
const SPLASH_SEEN = 'kadam.splashSeen';
const VIOLATION = "violates the site's content security policy: ";
const REPORT_VIOLATIONS = `document.addEventListener(
  'securitypolicyviolation',
  ({ effectiveDirective, blockedURI, sample }) =>
    console.error("${VIOLATION}" + effectiveDirective + " (" + [blockedURI, sample].filter(Boolean).join(" ") + ")"),
)`;
/** Violations named in one message. */
const MAX_VIOLATIONS = 12;
const REPORTED_IMPACTS = ['serious', 'critical'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let axe: string | undefined;
const axeSource = () => (axe ??= readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8'));

/** Opens a window for consecutive visits, with a shared cache. */
export async function openWindow(browser: Browser, width: number): Promise<BrowserContext> {
  const viewport = { width, height: HEIGHTS[width] ?? HEIGHT };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript(REPORT_VIOLATIONS);
  await context.addInitScript(`sessionStorage.setItem('${SPLASH_SEEN}', 'seen')`);
  return context;
}

/**
 * Opens a page and collects its problems, and barriers if requested. May never resolve if the page
 * blocks the browser.
 */
export async function visitPage(
  context: BrowserContext,
  address: string,
  { seeksBarriers = true }: { readonly seeksBarriers?: boolean } = {},
): Promise<Visited> {
  const page = await context.newPage();
  try {
    const time = await context.newCDPSession(page);
    const problem = await openPage(page, time, address);
    return { problem, barriers: problem === null && seeksBarriers ? await barriersOf(page, time) : [] };
  } finally {
    await page.close();
  }
}

async function openPage(page: Page, time: CDPSession, address: string): Promise<string | null> {
  const errors = errorsOf(page);
  await page.goto(address, { waitUntil: 'commit' });
  await passTime(time);
  // What loads when it is visible waits for a frame, which passing time does not draw. Drawing one
  // with the policy 'advance' could pass the time limit of a file that is loading.
  await time.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
  await passTime(time);
  const hasHeading = await page.evaluate<boolean>(HAS_HEADING);
  const violations = violationsIn(errors);
  if (violations.length > 0) return VIOLATION + violations.slice(0, MAX_VIOLATIONS).join(', ');
  const [firstError] = errors;
  if (firstError) return `does not mount without an error: ${firstError}`;
  return hasHeading ? null : 'shows no heading of its own (h1)';
}

/** Time passes only while nothing loads or runs, so a busy machine sees the same page. */
async function passTime(time: CDPSession): Promise<void> {
  const hasPassed = new Promise((resolve) => time.once('Emulation.virtualTimeBudgetExpired', resolve));
  await time.send('Emulation.setVirtualTimePolicy', {
    policy: 'pauseIfNetworkFetchesPending',
    budget: VIRTUAL_TIME_MS,
    maxVirtualTimeTaskStarvationCount: MAX_TASKS_WITHOUT_DELAY,
  });
  await hasPassed;
}

/** What the page has violated, without duplicates: a team can fix all of it at once. */
const violationsIn = (errors: readonly string[]): string[] => {
  const violations = errors.filter((error) => error.startsWith(VIOLATION));
  return [...new Set(violations.map((violation) => violation.slice(VIOLATION.length)))];
};

/** Errors of the page, except failed API calls. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  const note = (text: string) => errors.push(withoutStack(text).slice(0, 300));
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    const { pathname } = new URL(message.location().url || page.url());
    const isFailedApiCall = message.text().startsWith('Failed to load resource') && !pathname.startsWith('/bundles/');
    if (message.type() === 'error' && !isFailedApiCall) note(message.text());
  });
  return errors;
}

/** On one line; webpack gives the cause of a chunk that failed on a line of its own. */
const withoutStack = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join(' ');

async function barriersOf(page: Page, time: CDPSession): Promise<string[]> {
  await time.send('Emulation.setVirtualTimePolicy', { policy: 'advance' });
  await page.evaluate(axeSource());
  const options = { runOnly: TAGS, resultTypes: ['violations'], preload: false };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations
    .filter(({ impact }) => REPORTED_IMPACTS.includes(impact ?? ''))
    .flatMap(({ id, help, nodes }) =>
      nodes
        .filter(({ html }) => !(id === 'target-size' && isEditedInPlace(html)))
        .map(({ target }) => `${help} (${id}): ${target.join(' ')}`),
    );
}

/** Text edited in place is as high as its line: its size is essential (WCAG 2.2, 2.5.8). */
const isEditedInPlace = (html: string): boolean => html.includes(' contenteditable=');
