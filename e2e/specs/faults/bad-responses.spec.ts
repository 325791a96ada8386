import { fileOfHost } from '../../portal/released-files';
import { expect, test } from '../../portal/hand-made-test';
import { renderedHeading } from '../../portal/rendered-heading';

const UNAVAILABLE = 'This part of the site is unavailable right now';
const HTML = { status: 200, type: 'text/html', body: '<p>Log in to this network</p>' };
const isOfJobs = (path: string) => path.startsWith('/bundles/jobs/') && path.includes('.js') && !path.includes('.json');

for (const [name, reply] of [
  ['with 500', { status: 500, type: 'text/plain', body: 'Internal Server Error' }],
  ['with a page of HTML', HTML],
] as const) {
  test(`when the files of a remote are ${name} the shell stays, and Retry loads the page`, async ({ page, line }) => {
    line.respond(isOfJobs, reply);
    await page.goto('/jobs');
    await expect(page.getByRole('main')).toContainText(UNAVAILABLE);
    await page.locator('a[href="/about"]').first().click();
    await expect(renderedHeading(page)).toHaveText(/about/i);
    await page.goBack();
    await expect(page.getByRole('main')).toContainText(UNAVAILABLE);
    line.restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
  });
}

test('a tampered file is rejected by the browser and never runs', async ({ page, line }) => {
  line.respond(isOfJobs, { status: 200, type: 'text/javascript', body: 'window.isTampered = true;' });
  await page.goto('/jobs');
  await expect(page.getByRole('main')).toContainText(UNAVAILABLE);
  expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
});

for (const [name, reply] of [
  ['an empty object', { status: 200, type: 'application/json', body: '{}' }],
  ['an error 500 with a body', { status: 500, type: 'application/json', body: '{"format":1,"bundles":{}}' }],
] as const) {
  test(`while the registry is ${name}, the fallback version comes from the document, and a retry recovers`, async ({
    page,
    line,
    jobs,
  }) => {
    await jobs.publish('1.0.0-aaaa0008');
    await jobs.publish('1.0.1-aaaa0009');
    line.respond((path) => path.startsWith('/bundles/registry.json'), reply);
    line.respond((path) => path.startsWith('/bundles/jobs/1.0.1-aaaa0009/'), HTML);
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { name: 'Jobs 1.0.0-aaaa0008' })).toBeVisible();
    line.restore();
    await page.getByRole('button', { name: 'Break the page' }).click();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Jobs 1.0.1-aaaa0009' })).toBeVisible();
  });
}

test('without the first script of the host the document shows an error with a way to reload', async ({
  page,
  line,
  portal,
}) => {
  const file = fileOfHost(portal, 'The document holds no boot record');
  line.respond((path) => path.includes(file), { status: 404, type: 'text/plain', body: 'There is no such file.' });
  await page.goto('/about');
  const message = page.getByRole('alert').filter({ hasText: 'The site could not start.' });
  await expect(message).toBeVisible();
  line.restore();
  await message.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
});
