import { BRAND } from '@kadam/shared/contract/brand';
import { test as testOnLine } from '../../portal/failing-proxy-test';
import { staticRoutes } from '../../portal/routes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const pages = staticRoutes.filter(({ remote }) => remote === 'marketing');

/** A sentence of each page that is only present if all of it is. */
const LAST_WORDS: Readonly<Record<string, string>> = {
  '/': 'Hooghly Mills, Kolkata',
  '/about': 'Where would you like to go next?',
  '/services': 'Onboarding follow-up through the first ninety days',
  '/team': 'Employer Partnerships',
  '/contact': 'RA-HR-2026-0000',
  '/hire': 'RA-HR-2026-0000',
  '/faq': 'A posting of ours is wrong or out of date. What now?',
  '/terms': 'Questions and complaints',
  '/privacy': BRAND.email,
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every marketing page has its text, links, and metadata for search engines and previews', async ({ page }) => {
    expect(pages.map(({ path }) => path).sort()).toEqual(Object.keys(LAST_WORDS).sort());
    const links = new Set<string>();
    for (const { path, title, description } of pages) {
      await page.goto(path);
      const address = `${BRAND.url}${path}`;
      await expect(page, path).toHaveTitle(path === '/' ? title : `${title} | ${BRAND.name}`);
      const head = await page.evaluate(() => ({
        description: [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(
          ({ content }) => content,
        ),
        canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href),
        preview: Object.fromEntries(
          [...document.querySelectorAll('meta[property^="og:"]')].map((meta) => [
            meta.getAttribute('property'),
            meta.getAttribute('content'),
          ]),
        ),
        data: JSON.parse(
          document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
        ) as unknown,
      }));
      expect(head, path).toEqual({
        description: [description],
        canonical: [address],
        preview: {
          'og:site_name': BRAND.name,
          'og:type': 'website',
          'og:locale': 'en_IN',
          'og:title': title,
          'og:description': description,
          'og:url': address,
          'og:image': expect.stringMatching(/^https:.*\/preview\.\w+\.jpg$/) as unknown,
          'og:image:type': 'image/jpeg',
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': `${BRAND.name}: ${BRAND.tagline}`,
        },
        data: expect.objectContaining({ '@type': path === '/' ? 'Organization' : 'BreadcrumbList' }) as unknown,
      });
      await expect(
        page
          .locator('main')
          .getByText(LAST_WORDS[path] ?? '')
          .first(),
        path,
      ).toBeAttached();
      await expect(page.locator('main h1'), path).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link'), path).toHaveCount(7);
      const hrefs = await page.locator('main a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      hrefs.filter((href) => href.startsWith('/')).forEach((href) => links.add(href));
    }
    expect(links.size).toBeGreaterThan(8);
    for (const href of links) expect((await page.request.get(href)).status(), href).toBe(200);
  });

  test('without JavaScript there are no dead controls, no motion, and forms say what they need', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main figure:visible')).toHaveCount(4);
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    const endless = await page.evaluate(() => document.querySelector('main')?.getAnimations({ subtree: true }).length);
    expect(endless).toBe(0);
    // It would blame the connection.
    await expect(page.locator('#start-failure')).toHaveCSS('display', 'none');

    await page.goto('/contact');
    await expect(page.locator('main noscript').getByRole('link', { name: BRAND.email })).toBeVisible();
    await expect(page.getByText('Submit', { exact: true })).toBeHidden();
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Name').press('Enter');
    await expect(page).toHaveURL('/contact');
  });

  test('a page without prerendering says what it is, with a footer, also for unknown URLs', async ({ page }) => {
    for (const [path, heading] of [
      ['/jobs', 'Jobs'],
      ['/courses', 'Courses'],
      ['/nowhere', 'Page not found'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('h1'), path).toHaveCount(1);
      const onward = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
      await expect(onward, path).toHaveAttribute('href', '/privacy');
    }
  });
});

test('after navigation a document has the metadata of the new page', async ({ page, context }) => {
  await splashSeen(context);
  await page.goto('/about');
  const structured = page.locator('head [type="application/ld+json"]');
  await expect(structured).not.toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Our Team' }).click();
  await expect(page).toHaveTitle('Our Team | Kadam');
  await expect(structured).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${BRAND.url}/team`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Our Team');
  for (const description of ['meta[name="description"]', 'meta[property="og:description"]'])
    await expect(page.locator(description)).toHaveAttribute('content', /^The eight people/);
});

test('the preview picture of shared links is 1200 × 630 within 100 KB, and visitors do not load it', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  await page.goto((await page.locator('main a[href^="/jobs/"]').first().getAttribute('href')) ?? '');
  await page.waitForLoadState('networkidle');
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveCount(1);
  const address = new URL((await image.getAttribute('content')) ?? '');
  expect(address.origin).toBe(BRAND.url);
  expect(requested.join()).not.toContain(address.pathname);

  const response = await page.request.get(address.pathname);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await response.body()).byteLength).toBeLessThanOrEqual(100_000);
  const size = await page.evaluate(async (path) => {
    const { width, height } = await createImageBitmap(await (await fetch(path)).blob());
    return [width, height];
  }, address.pathname);
  expect(size).toEqual([1200, 630]);
});

for (const width of [360, 1366]) {
  testOnLine(
    `nothing on home moves while it arrives and when the code takes it over, ${width} px wide`,
    async ({ page, line }) => {
      await page.setViewportSize({ width, height: 768 });
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        const nameOf = (node: Node | null) =>
          (node?.textContent || node?.parentElement?.className || node?.nodeName) ?? '?';
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
            const moved = sources.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${nameOf(node).slice(0, 40)}: ${[from.x, from.y, from.height].join()} → ${[to.x, to.y, to.height].join()}`,
            );
            shifts.push({ value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Uncompressed, so that it arrives in many pieces.
      await page.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
      line.slowDown(20_000, (path) => path === '/');
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(page.locator('#prerendered')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      // The header's links are in its middle, and load too.
      expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.01);
    },
  );
}

interface Shift {
  readonly value: number;
  /** Moved elements, with old and new position. */
  readonly moved: readonly string[];
}

/** An entry of the Layout Instability API. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
