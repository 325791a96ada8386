import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishFiles } from '../../../release/src/index';
import { retire } from '../../../release/src/operations/retire';
import { chromiumPath } from '../../portal/chromium';
import { expect, test as base } from '../../portal/failing-proxy-test';
import { liveVersion } from '../../portal/released-files';
import { buildStockRemote, ROUTES_FILE, type Bundler } from '../../portal/stock-remote/build';

type Publish = (bundler: Bundler, options?: { readonly areMounted: boolean }) => Promise<string>;

/** Folders with the files of each bundler, which are built once. */
const builds = new Map<Bundler, Promise<string>>();

async function build(bundler: Bundler, output: string): Promise<string> {
  await buildStockRemote(bundler, output);
  return output;
}

const test = base.extend<{ publish: Publish }>({
  /** Publishes a build as `release publish --files` does, and returns its version. */
  publish: async ({ portal: { bundlesFolder } }, use, { project, workerIndex }) => {
    let count = 0;
    await use(async (bundler, { areMounted } = { areMounted: false }) => {
      const printed: string[] = [];
      const options = { bundlesFolder, areMounted, onProgress: (line: string) => void printed.push(line) };
      // A new version each time, because earlier ones are on disk already.
      const built = builds.get(bundler) ?? build(bundler, join(project.outputDir, `stock-${bundler}-${workerIndex}`));
      builds.set(bundler, built);
      const source = { folder: await built, routes: ROUTES_FILE, version: `1.0.${Date.now()}` };
      process.env.KADAM_CHROMIUM = chromiumPath();
      const outcome = await publishFiles(source, options).finally(() => delete process.env.KADAM_CHROMIUM);
      if (outcome.status !== 'published') throw new Error(JSON.stringify(outcome));
      if (areMounted) expect(printed.join()).toContain('1 pages mounted at 360 and 1366 px');
      count += 1;
      return outcome.version;
    });
    if (count > 0) await retire('tools', { bundlesFolder, why: 'test' });
  },
});

test.describe.configure({ timeout: 180_000 });

for (const bundler of ['webpack', 'Rspack', 'Vite'] as const)
  test(`files that ${bundler} built with the stock federation plugin go live and run, on one React`, async ({
    page,
    publish,
    line,
    pageErrors,
  }) => {
    const version = await publish(bundler, { areMounted: true });
    await page.goto('/tools');
    await expect(page.locator('#main h1')).toHaveText('Tools of the stock plugin');
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByText('An answer from a chunk')).toBeVisible();
    expect(pageErrors).toEqual([]);
    const own = line.requested.filter((path) => path.startsWith(`/bundles/tools/${version}`));
    expect(own.sort()).toEqual([...new Set(own)]);
    await page.goto('/courses');
    await expect(page.locator('#main h1')).toHaveText(/course/i);
  });

for (const [previous, live] of [
  ['Vite', 'webpack'],
  ['webpack', 'Vite'],
] as const)
  test(`files of ${live} with a changed script do not run, and the release before does`, async ({
    page,
    portal,
    publish,
    line,
  }) => {
    const [fallback, broken] = [await publish(previous), await publish(live)];
    const folder = join(portal.bundlesFolder, 'tools', broken);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    const chunk = files.find((name) => readFileSync(join(folder, name), 'utf8').includes('An answer from a chunk'));
    appendFileSync(join(folder, chunk ?? ''), '\n// changed');
    await page.goto('/tools');
    await expect(page.locator('#main h1')).toHaveText('Tools of the stock plugin');
    expect(line.requested).toContain(`/bundles/tools/${fallback}/entry.js`);
  });

test('a loader of its own may request the scripts of its release and no others', async ({ page, portal, publish }) => {
  const folder = `/bundles/tools/${await publish('webpack')}`;
  await page.goto('/tools');
  await expect(page.locator('#main h1')).toHaveText('Tools of the stock plugin');
  const urls = {
    'its chunk': `${folder}/__federation_expose_tools_page.js`,
    'a file that no release has': `${folder}/other.js`,
    'a released file whose hash was not checked': `/bundles/learning/${liveVersion(portal, 'learning')}/entry.js`,
    'its chunk with a query': `${folder}/__federation_expose_tools_page.js?again`,
    'a file of another origin': `https://elsewhere.example${folder}/entry.js`,
    'a path outside of the releases': '/api/script.js',
  };
  const isAdmitted = (url: string) => {
    try {
      document.createElement('script').src = url;
      return true;
    } catch {
      return false;
    }
  };
  for (const [name, url] of Object.entries(urls))
    expect(await page.evaluate(isAdmitted, url), name).toBe(name === 'its chunk');
  const worker = page.evaluate((url) => void new Worker(url), urls['its chunk']);
  await expect(worker).rejects.toThrow('TrustedScriptURL');
});
