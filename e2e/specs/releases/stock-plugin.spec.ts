import routes from '../../../remote-jobs/routes.json';
import { expect, test } from '../../portal/hand-made-test';
import { buildStockRemote } from '../../portal/stock-remote/build';
import { splashSeen } from '../../portal/splash';

test('a remote made with the stock federation plugin is released and shown in the host, on the one React of the page', async ({
  page,
  jobs,
  line,
  complaints,
}, info) => {
  test.setTimeout(180_000);
  const modules = routes.pages.map((_, index) => `./page-${index}`);
  const files = await buildStockRemote(info.outputPath('stock'), modules);
  await jobs.publishFiles('9.9.0-00000001', files);
  await splashSeen(page.context());
  await page.goto('/about');
  await page.locator('a[href="/jobs"]').first().click();
  await expect(page.locator('#main h1')).toHaveText('Jobs of the stock plugin');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByText('An answer from a chunk')).toBeVisible();
  expect(complaints).toEqual([]);
  const own = line.asked.filter((path) => path.startsWith('/bundles/jobs/9.9.0'));
  // The entry, the page and the chunk; not the copy of React.
  expect(own.length).toBe(3);
  await page.goto('/courses');
  await expect(page.locator('#main h1')).toHaveText(/course/i);
});
