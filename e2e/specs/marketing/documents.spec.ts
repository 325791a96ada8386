import { BRAND } from '@kadam/shared/contract/brand';
import { staticRoutes } from '../../portal/routes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const pages = staticRoutes.filter(({ remote }) => remote === 'marketing');

/** A sentence of each page that only stands there if the whole page does. */
const LAST_WORDS: Readonly<Record<string, string>> = {
  '/': 'Hooghly Mills, Kolkata',
  '/about': 'Where would you like to go next?',
  '/services': 'Onboarding follow-up through the first ninety days',
  '/team': 'Employer Partnerships',
  '/contact': 'RA-HR-2026-0000',
  '/terms': 'Questions and complaints',
  '/privacy': BRAND.email,
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every marketing page has its text, links that lead somewhere, and says to search engines and previews what it is', async ({
    page,
  }) => {
    expect(pages.map(({ path }) => path).sort()).toEqual(Object.keys(LAST_WORDS).sort());
    const links = new Set<string>();
    for (const { path, title, description } of pages) {
      await page.goto(path);
      const address = `${BRAND.url}${path}`;
      await expect(page, path).toHaveTitle(path === '/' ? title : `${title} | ${BRAND.name}`);
      const head = await page.evaluate(() => ({
        description: document.querySelectorAll('meta[name="description"]').length,
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
        description: 1,
        canonical: [address],
        preview: {
          'og:site_name': BRAND.name,
          'og:type': 'website',
          'og:locale': 'en_IN',
          'og:title': title,
          'og:description': description,
          'og:url': address,
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
      const hrefs = await page.locator('main a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      hrefs.filter((href) => href.startsWith('/')).forEach((href) => links.add(href));
    }
    expect(links.size).toBeGreaterThan(8);
    for (const href of links) expect((await page.request.get(href)).status(), href).toBe(200);
  });
});

for (const width of [360, 1366]) {
  test(`nothing on home moves when the code takes the page over, ${width} px wide`, async ({ page, context }) => {
    await splashSeen(context);
    await page.setViewportSize({ width, height: 768 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.005);
  });
}
