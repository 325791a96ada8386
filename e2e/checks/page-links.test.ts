import { createLinkTable } from '../../host/src/navigation/page-links';
import { readBundleRoutes } from '../../release/src/checks/routes-file';
import { findPackages, REPOSITORY } from '../../release/src/workspace';
import type { LiveRemote } from '@kadam/shared/remote';

const FIELDS = { version: '1', entry: '', integrity: {}, previous: null };

/** Remotes that were released before links were declared. */
const OLDER = ['marketing', 'jobs', 'learning', 'resume'];

test('the remotes declare the links that the host shows for their releases without links', () => {
  const remotes = findPackages(REPOSITORY)
    .filter(({ bundle }) => OLDER.includes(bundle))
    .map((one): LiveRemote => ({
      name: one.bundle,
      ...readBundleRoutes(one),
      ...FIELDS,
    }));
  const older = remotes.map(({ links: _, ...others }) => others);
  const tableOf = (live: LiveRemote[]) => createLinkTable({ format: 1, host: '', hostIntegrity: {}, remotes: live });
  expect(tableOf(remotes).length).toBeGreaterThan(20);
  expect(tableOf(remotes)).toEqual(tableOf(older));
});
