import '@module-federation/enhanced/runtime';
import { skipSplash } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const ONCE = [
  'react',
  'react-dom',
  'styled-components',
  'zustand',
  '@kadam/shared/session',
  '@kadam/shared/events',
  '@kadam/shared/router',
  '@kadam/shared/query',
];

test('a page that loaded every remote has one copy of each singleton, the host’s', async ({ page }) => {
  await page.goto('/');
  await skipSplash(page);
  for (const path of ['/jobs', '/courses', '/ats-score', '/about']) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate((name) => name in globalThis, containerOf[path] ?? '')).toBe(true);
  }

  const copies = await page.evaluate(() => {
    const scopes = Object.values(globalThis.__FEDERATION__.__SHARE__).flatMap((scope) => Object.values(scope));
    const found: Record<string, string[]> = {};
    for (const scope of scopes)
      for (const [name, versions] of Object.entries(scope))
        for (const [version, { from, loaded }] of Object.entries(versions))
          if (loaded) found[name] = [...new Set([...(found[name] ?? []), `${version} of ${from}`])];
    return found;
  });
  for (const name of ONCE) {
    expect(copies[name], name).toHaveLength(1);
    expect(copies[name]?.[0], name).toMatch(/ of kadam_host$/);
  }
});

test('the federation runtime shows host and remotes to developer tools', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const instances = await page.evaluate(() =>
    globalThis.__FEDERATION__.__INSTANCES__.map(({ name, options }) => ({
      name,
      remotes: options.remotes.map((remote) => remote.name.replace(/@.*/, '')),
      plugins: options.plugins.map((plugin) => plugin.name),
    })),
  );
  const [host] = instances;
  expect(host?.name).toBe('kadam_host');
  expect([...(host?.remotes ?? [])].sort()).toEqual(['jobs', 'learning', 'marketing', 'office', 'resume']);
  expect(host?.plugins).toEqual(
    expect.arrayContaining(['script-gate', 'registry', 'singletons', 'fallback', 'reporting']),
  );
});

const containerOf: Record<string, string> = {
  '/jobs': 'mfe_jobs',
  '/courses': 'mfe_learning',
  '/ats-score': 'mfe_resume',
  '/about': 'mfe_marketing',
};
