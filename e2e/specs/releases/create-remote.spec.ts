import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPortalServer, publish } from '../../../release/src/index';
import { expectFitsAt, SIZES } from '../../portal/sizes';
import { splashSeen } from '../../portal/splash';
import { workingCopy } from '../../portal/working-copy';
import { expect, test } from '../../portal/test';

interface Lockfile {
  readonly packages: Readonly<Record<string, unknown>>;
}

test('npm run create-remote makes a remote that can be published, without changing other files', async ({
  page,
  context,
  pageErrors,
  portal: { bundlesFolder, origin },
}) => {
  test.setTimeout(300_000);
  await splashSeen(context);
  const copy = workingCopy();
  const lockfile = () => JSON.parse(readFileSync(join(copy.folder, 'package-lock.json'), 'utf8')) as Lockfile;
  const ownFolder = join(copy.folder, '.data/bundles');
  const before = lockfile();
  try {
    // Remotes cannot be unpublished, and other tests must not see this one.
    cpSync(dirname(bundlesFolder), join(copy.folder, '.data'), { recursive: true, verbatimSymlinks: true });
    const site = createPortalServer({ bundlesFolder: ownFolder, apiOrigin: origin });
    const address = await site.listen({ host: '127.0.0.1', port: 0 });
    expect((await page.goto(`${address}/tools`))?.status()).toBe(404);

    execFileSync(process.execPath, ['scripts/create-remote.mjs', 'tools'], { cwd: copy.folder });
    const { 'remote-tools': own, 'node_modules/@kadam/remote-tools': link, ...others } = lockfile().packages;
    expect([own, link]).toEqual([
      expect.objectContaining({ name: '@kadam/remote-tools' }),
      { resolved: 'remote-tools', link: true },
    ]);
    expect(others).toEqual(before.packages);

    await publish('tools', { repository: copy.folder, bundlesFolder: ownFolder });
    pageErrors.length = 0;
    expect((await page.goto(`${address}/tools`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
    await expectFitsAt(page, SIZES);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL(`${address}/`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tools' }).click();
    await expect(page).toHaveURL(`${address}/tools`);
    expect(pageErrors).toEqual([]);
    await site.close();
  } finally {
    copy.remove();
  }
});
