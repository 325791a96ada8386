import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@kadam/shared/remote';
import { startNginx } from '../../../release/src/index';
import { freePort } from '../../../release/src/testing/free-port';
import { expect, test } from '../../portal/hand-made-test';
import { splashSeen } from '../../portal/splash';

test('a tampered registry is rejected and reported once: no release from it runs', async ({
  page,
  context,
  portal,
  jobs,
  printed,
}) => {
  const { bundlesFolder, origin } = portal;
  const file = join(bundlesFolder, 'registry.public.json');
  await splashSeen(context);
  const nginx = await startNginx({ port: await freePort(), bundlesFolder, apiOrigin: origin });
  try {
    await jobs.publish('1.0.0-aaaa0001');
    await jobs.publish('1.0.1-aaaa0002');
    await jobs.put('9.9.9-aaaa0003');
    const sound = readFileSync(file, 'utf8');
    const registry = JSON.parse(sound) as Registry;
    const { host, jobs: state } = registry.bundles;
    const altered = { host: { ...host, live: '99.0.0-ffffffff' }, jobs: { ...state, live: '9.9.9-aaaa0003' } };
    writeFileSync(file, JSON.stringify({ ...registry, bundles: { ...registry.bundles, ...altered } }));
    jobs.remove('1.0.1-aaaa0002');
    try {
      await page.goto(`${nginx.origin}/about`);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
      const read = page.waitForResponse('**/bundles/registry.json');
      await page.evaluate(() => {
        document.documentElement.dataset.test = 'same document';
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await (await read).finished();
      await page.locator('a[href="/jobs"]').first().click();
      await expect(page.getByRole('heading', { name: 'Jobs 1.0.0-aaaa0001' })).toBeVisible();
      await expect(page.locator('html[data-test]')).toHaveCount(1);
      expect(printed.filter((line) => line.includes('is not signed by a key of this site'))).toHaveLength(1);
    } finally {
      writeFileSync(file, sound);
    }
  } finally {
    await nginx.stop();
  }
});
