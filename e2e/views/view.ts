import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { RunningPortal } from '../portal/running-portal';

/** One state of the portal that a person can see: a page as it comes, or what an act or a fault makes of it. */
export interface View {
  /** Says which; the name of its picture. */
  readonly name: string;
  readonly path: string | ((api: APIRequestContext) => Promise<string>);
  /** Signed in, with a job profile and one application. */
  readonly isMember?: boolean;
  /** Narrowest window it exists in. */
  readonly from?: number;
  /** Widest window it exists in. */
  readonly upTo?: number;
  /** Before the page is asked for: a fault, or something slow. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** What a person does then, up to the state that is meant; the portal has the mails that they get. */
  readonly reach?: (page: Page, portal: RunningPortal) => Promise<void>;
}

/** Whether the view exists in a window of this width. */
export const existsAt = ({ from = 0, upTo = Infinity }: View, width: number): boolean => from <= width && width <= upTo;

/** The page has its own content, and what it asked for. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Every part of the page has been in sight, and has what it asks for then. */
export async function seenWhole(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('main section')) {
      part.scrollIntoView();
      // An intersection is told in the frame after it was drawn.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo(0, 0);
  });
  await settled(page);
}

/** Lets calls of the API below this path fail as if it were away. */
export const away = (path: string) => (page: Page) => page.route(`**/api/${path}`, (route) => route.abort());

/** Lets calls of the API below this path stay without an answer. */
export const silent = (path: string) => (page: Page) => page.route(`**/api/${path}`, () => undefined);

/** Lets calls of the API below this path be answered with this failure. */
export const failing = (path: string, status: number, message: string) => (page: Page) =>
  page.route(`**/api/${path}`, (route) =>
    route.fulfill({ status, json: { success: false, message, code: 'INTERNAL' } }),
  );

/** What a request of the member of this page carries. */
export const headersOf = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('authToken'))}`,
});

/** Presses the button of this name in the dialog, or in the page. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click();
