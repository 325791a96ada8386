import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFixtureRepository } from '../testing/fixture-repository';
import { createBundlesFolder, liveRelease } from '../testing/hand-made-release';
import { readStatus } from '../operations/status';
import { shownBundles } from './shown-bundles';

test('uses the releases of the site without publishing', async () => {
  const { bundlesFolder: siteFolder, remove } = await createBundlesFolder();
  for (const bundle of ['host', 'jobs']) await liveRelease(siteFolder, [bundle, '1.0.0-00000001']);
  const before = readFileSync(join(siteFolder, 'registry.json'), 'utf8');
  const ownFolder = join(siteFolder, '../own');
  expect(await shownBundles({ siteFolder, ownFolder, names: ['jobs'] })).toBe(siteFolder);
  expect(readFileSync(join(siteFolder, 'registry.json'), 'utf8')).toBe(before);
  expect(existsSync(ownFolder)).toBe(false);
  await remove();
});

test('builds the others into a separate folder if nothing is published', async () => {
  const fixture = await createFixtureRepository();
  const ownFolder = join(fixture.repository, '.data/dev-bundles');
  const names = ['host', 'remote-alpha', 'beta'];
  expect(
    await shownBundles({ siteFolder: fixture.bundlesFolder, ownFolder, names, repository: fixture.repository }),
  ).toBe(ownFolder);
  expect(existsSync(fixture.bundlesFolder)).toBe(false);
  expect((await readStatus({ bundlesFolder: ownFolder })).bundles.map(({ bundle }) => bundle)).toEqual(['gamma']);
  fixture.remove();
});
