import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

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
const PAGE_TIMEOUT_MS = 5000;
/** The clock is advanced by this time to run timers. */
const FAST_FORWARD_MS = 10_000;
/** The page's heading; a prerendered view that is loading is marked as busy. */
const HEADING = '#main h1:not([aria-busy="true"] *)';
/** Idle callbacks in a row without a pending request. */
const IDLE_CHECKS = 3;
const IDLE = 'new Promise((done) => requestIdleCallback(done))';
const SPLASH_SEEN = 'kadam.splashSeen';
const VIOLATION = "violates the site's content security policy";
const REPORT_VIOLATIONS = `document.addEventListener(
  'securitypolicyviolation',
  ({ effectiveDirective, blockedURI, sample }) =>
    console.error("${VIOLATION} (" + effectiveDirective + "): " + blockedURI + " " + sample),
)`;
const REPORTED_IMPACTS = ['serious', 'critical'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let axe: string | undefined;
const axeSource = () => (axe ??= readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8'));

/** Opens a window for consecutive visits, with a shared cache and clock. */
export async function openWindow(browser: Browser, width: number): Promise<BrowserContext> {
  const viewport = { width, height: HEIGHTS[width] ?? HEIGHT };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.clock.install();
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
    const problem = await openPage(page, address);
    return { problem, barriers: problem === null && seeksBarriers ? await barriersOf(page) : [] };
  } finally {
    await page.close();
  }
}

async function openPage(page: Page, address: string): Promise<string | null> {
  const errors = errorsOf(page);
  const pendingRequests = trackRequests(page);
  await page.goto(address);
  const heading = page.locator(HEADING).first();
  const hasHeading = await heading.waitFor({ timeout: PAGE_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
  await waitUntilIdle(page, pendingRequests);
  const ahead = await runTimers(page);
  const violation = errors.find((error) => error.startsWith(VIOLATION));
  if (violation) return violation;
  const [firstError = ahead] = errors;
  if (firstError) return `does not mount without an error: ${firstError}`;
  return hasHeading ? null : 'shows no heading of its own (h1)';
}

function trackRequests(page: Page): ReadonlySet<Request> {
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => void pendingRequests.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void pendingRequests.delete(request));
  return pendingRequests;
}

/**
 * Waits until no request is pending, because advancing the clock aborts requests. (`networkidle`
 * does not fire a second time.)
 */
async function waitUntilIdle(page: Page, pendingRequests: ReadonlySet<Request>): Promise<void> {
  const end = Date.now() + PAGE_TIMEOUT_MS;
  for (let quiet = 0; quiet < IDLE_CHECKS && Date.now() < end; quiet = pendingRequests.size === 0 ? quiet + 1 : 0)
    await page.evaluate(IDLE);
}

/** Runs timers that end soon; returns an error that they throw. */
async function runTimers(page: Page): Promise<string | undefined> {
  try {
    await page.clock.fastForward(FAST_FORWARD_MS);
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
  await page.evaluate(IDLE);
  return undefined;
}

/** Errors of the page, except failed API calls. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  const note = (text: string) => errors.push(text.split('\n')[0]?.slice(0, 300) ?? '');
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    const { pathname } = new URL(message.location().url || page.url());
    const isFailedApiCall = message.text().startsWith('Failed to load resource') && !pathname.startsWith('/bundles/');
    if (message.type() === 'error' && !isFailedApiCall) note(message.text());
  });
  return errors;
}

async function barriersOf(page: Page): Promise<string[]> {
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
