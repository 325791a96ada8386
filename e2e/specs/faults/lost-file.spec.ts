import type { Page } from '@playwright/test';
import { fileOfHost } from '../../portal/released-files';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

/** Lazily loaded files of the host, each by text that only it contains. */
const FILES = {
  calls: 'ERR_BAD_OPTION_VALUE',
  dialogs: 'Professional Mail ID',
  newsletter: '/newsletter/subscribe',
};

test.beforeEach(({ context }) => splashSeen(context));

/**
 * Loses requests for a file of the host, `times` of them or until `giveBack`; `requested` are the
 * queries of its requests.
 */
async function lose(page: Page, file: string, times = Infinity) {
  const requested: string[] = [];
  let left = times;
  await page.route(
    (url) => url.pathname.endsWith(file),
    async (route, request) => {
      requested.push(new URL(request.url()).search);
      left -= 1;
      return left >= 0 ? route.abort() : route.continue();
    },
  );
  return { requested, giveBack: () => (left = 0) };
}

async function openLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  return page.getByRole('dialog', { name: 'Welcome Back' });
}

test('one lost request for a lazily loaded file is not noticed', async ({ page, portal }) => {
  const lost = [];
  for (const words of Object.values(FILES)) lost.push(await lose(page, fileOfHost(portal, words), 1));
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
  await expect(await openLogin(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const newsletter = page.getByPlaceholder('Email address');
  await newsletter.fill('asha@example.in');
  await newsletter.press('Enter');
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(/\w+ \w+/);
  expect(lost.map(({ requested }) => requested)).toEqual(lost.map(() => ['', '?retry=1']));
});

test('the job list loads with Retry after the API client could not be fetched', async ({ page, portal }) => {
  const { giveBack } = await lose(page, fileOfHost(portal, FILES.calls));
  await page.goto('/jobs');
  const retry = page.getByRole('main').getByRole('button', { name: /Retry|Try again/ });
  await expect(retry).toBeVisible();
  giveBack();
  await retry.click();
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
});

test('dialogs whose code could not be fetched show and report that, and open with Try again', async ({
  page,
  portal,
}) => {
  const printed: string[] = [];
  page.on('console', (message) => message.type() === 'error' && printed.push(message.text()));
  const { giveBack } = await lose(page, fileOfHost(portal, FILES.dialogs));
  await page.goto('/about');
  const dialog = await openLogin(page);
  await expect(dialog).toContainText('The form could not be loaded.');
  await expect.poll(() => printed.filter((line) => /^\[kadam\] host \S+, load:/.test(line))).not.toEqual([]);
  giveBack();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Professional Mail ID')).toBeVisible();
});
