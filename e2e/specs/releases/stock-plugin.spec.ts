import routes from '../../../remote-jobs/routes.json';
import { expect, test } from '../../portal/hand-made-test';
import { buildStockRemote, entryTypeOf } from '../../portal/stock-remote/build';
import { splashSeen } from '../../portal/splash';

for (const [index, bundler] of (['webpack', 'Rspack', 'Vite'] as const).entries())
  test(`a remote built by ${bundler} with the stock federation plugin runs in the host, on one React`, async ({
    page,
    jobs,
    line,
    pageErrors,
  }, info) => {
    test.setTimeout(180_000);
    const version = `9.9.0-0000000${index}`;
    const modules = routes.pages.map((_, place) => `./page-${place}`);
    const files = await buildStockRemote(bundler, info.outputPath('stock'), modules);
    await jobs.publishFiles(version, files, entryTypeOf(bundler));
    await splashSeen(page.context());
    await page.goto('/about');
    await page.locator('a[href="/jobs"]').first().click();
    await expect(page.locator('#main h1')).toHaveText('Jobs of the stock plugin');
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByText('An answer from a chunk')).toBeVisible();
    expect(pageErrors).toEqual([]);
    const own = line.asked.filter((path) => path.startsWith(`/bundles/jobs/${version}`));
    // Entry, page and chunk, but not the copy of React. Modules are all fetched before the entry.
    if (bundler !== 'Vite') expect(own.length).toBe(3);
    await page.goto('/courses');
    await expect(page.locator('#main h1')).toHaveText(/course/i);
  });

test('a module remote with a changed file does not run, and the previous version is shown', async ({
  page,
  jobs,
}, info) => {
  test.setTimeout(180_000);
  const modules = routes.pages.map((_, place) => `./page-${place}`);
  const files = await buildStockRemote('Vite', info.outputPath('stock'), modules);
  await jobs.publish('9.8.0-00000001');
  await jobs.publishFiles('9.9.0-00000004', files, 'module');
  jobs.change('9.9.0-00000004', Object.keys(files).find((name) => /jobs-page/.test(name)) ?? 'entry.js');
  await splashSeen(page.context());
  await page.goto('/jobs');
  await expect(page.locator('#main h1')).toHaveText('Jobs 9.8.0-00000001');
});
