import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { RunningPortal } from '../portal/running-portal';

/** A state of the portal: a page, or a page after an action or error. */
export interface View {
  /** Name of the screenshot. */
  readonly name: string;
  readonly path: string | ((api: APIRequestContext) => Promise<string>);
  /** Signed in, with a job profile and one application. */
  readonly isMember?: boolean;
  /** Narrowest window with this state. */
  readonly from?: number;
  /** Widest window with this state. */
  readonly upTo?: number;
  /** Before the page loads: an error, or a delay. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Actions up to the state; with access to the mails. */
  readonly reach?: (page: Page, portal: RunningPortal) => Promise<void>;
}

/** Whether the view exists at this window width. */
export const existsAt = ({ from = 0, upTo = Infinity }: View, width: number): boolean => from <= width && width <= upTo;

/** The title of a `Loader`. */
const LOADER = /^(Checking|Loading|Opening|Reading) /;

/** The page has its content and its data. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main').getByRole('status').filter({ hasText: LOADER })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Every part of the page has been visible, and has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('main section')) {
      part.scrollIntoView();
      // Intersections are reported one frame later.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo(0, 0);
  });
  await settled(page);
}

/** API calls below this path fail as if unreachable. */
export const away = (path: string) => (page: Page) => page.route(`**/api/${path}`, (route) => route.abort());

/** API calls below this path get no response. */
export const silent = (path: string) => (page: Page) => page.route(`**/api/${path}`, () => undefined);

/** API calls below this path get this error. */
export const failing = (path: string, status: number, message: string) => (page: Page) =>
  page.route(`**/api/${path}`, (route) =>
    route.fulfill({ status, json: { success: false, message, code: 'INTERNAL' } }),
  );

/** Headers of this page's member. */
export const headersOf = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('authToken'))}`,
});

/** Clicks the button of this name in the dialog, or in the page. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click();
