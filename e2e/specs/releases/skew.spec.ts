import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createPortalServer } from '../../../release/src/index';
import { publishReleases } from '../../../release/src/operations/publish-releases';
import { loadRegistry } from '../../../release/src/registry/registry-file';
import { previousCommit, publishCommit } from '../../portal/previous-bundles';
import { renderedHeading } from '../../portal/rendered-heading';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

let folder = '';
const isHost = (bundle: string) => bundle === 'host';

test.describe.configure({ mode: 'serial' });

const previous = previousCommit();
test.skip(
  previous === undefined,
  'The history of this checkout reaches back to no other release: git fetch --unshallow',
);

test.beforeAll(({ portal }) => {
  test.setTimeout(600_000);
  folder = mkdtempSync(join(tmpdir(), 'kadam-skew-'));
  publishCommit(previous ?? '', { folder: join(folder, 'previous'), built: portal.bundlesFolder });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const { what, isNew } of [
  { what: 'the previous host with the new remotes', isNew: (bundle: string) => !isHost(bundle) },
  { what: 'the new host with the previous remotes', isNew: isHost },
])
  test(`${what}: releases that pass the checks work together`, async ({ context, page, pageErrors, portal }) => {
    test.setTimeout(120_000);
    await splashSeen(context);
    const bundlesFolder = await mixed(what, portal.bundlesFolder, isNew);
    const server = createPortalServer({ bundlesFolder, apiOrigin: portal.origin });
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    try {
      await journey(page, origin);
      expect(pageErrors).toEqual([]);
    } finally {
      await server.close();
    }
  });

/** Previous releases, with as many new ones as the release checks allow. */
async function mixed(name: string, presentFolder: string, isNew: (bundle: string) => boolean): Promise<string> {
  const own = join(folder, name.replaceAll(' ', '-'));
  cpSync(join(folder, 'previous'), own, { recursive: true, verbatimSymlinks: true });
  const bundlesFolder = join(own, 'bundles');
  const { bundles } = await loadRegistry(presentFolder);
  const candidates = Object.entries(bundles).flatMap(([bundle, { live: version }]) =>
    isNew(bundle) ? [{ bundle, version, isBuilt: true }] : [],
  );
  for (const { bundle, version } of candidates)
    cpSync(join(presentFolder, bundle, version), join(bundlesFolder, bundle, version), { recursive: true });
  const outcomes = await publishReleases(bundlesFolder, candidates, { why: 'Released on another day than the rest' });
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.message).toMatch(/host/);
    else expect((await loadRegistry(bundlesFolder)).bundles[outcome.bundle]?.live).toBe(bundles[outcome.bundle]?.live);
  return bundlesFolder;
}

/** Interfaces between deployables: pages, links, the session, the events, the shared libraries. */
async function journey(page: Page, origin: string): Promise<void> {
  const heading = renderedHeading(page).first();
  await page.goto(origin);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a Job' }).click();
  await expect(page.getByRole('heading', { name: /Jobs? Found$/ })).toBeVisible();
  await page.locator('#main a[href^="/jobs/"]:visible').first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const path of ['/courses', '/ats-score', '/about', '/resume-editor', '/dashboard']) {
    await page.goto(`${origin}${path}`);
    await expect(heading, path).toBeVisible();
  }
}
