import type { Locator, Page } from '@playwright/test';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ context }) => splashSeen(context));

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('home opens at its top, with our promise, four reasons and links', async ({ page, pageErrors }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unlock Growth with Every Career Move');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(main.getByText(/trusted partner in recruitment and career growth/)).toBeVisible();

  const reasons = main.getByRole('region', { name: 'Why Choose Us' });
  const tiles = reasons.getByRole('article');
  await expect(tiles.getByRole('heading')).toHaveText([
    'Job Placement',
    'Career Counseling',
    'Skill Development',
    'Corporate Solutions',
  ]);
  await expect(tiles.locator('svg')).toHaveCount(4);
  for (const tile of await tiles.locator('p').all()) expect((await tile.innerText()).length).toBeGreaterThan(40);

  for (const [link, path] of [
    ['Our Services', '/services'],
    ['Talk to a Human', '/contact'],
    ['Explore More', '/about'],
  ] as const) {
    await main.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
  }
  expect(pageErrors).toEqual([]);
});

test('eight service names scroll by endlessly, faster in narrower windows, and are read once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause animations' })).toBeVisible();
  const band = page.getByRole('region', { name: 'What we do' });
  await expect(band.getByRole('listitem')).toHaveText(NAMES);
  await expect(band.locator('li')).toHaveText(Array.from({ length: 6 }, () => NAMES).flat());
  await expect(band.locator('ul[aria-hidden="true"]')).toHaveCount(5);
  for (const [width, seconds] of [
    [1366, 30],
    [768, 30],
    [767, 25],
    [480, 25],
    [479, 20],
    [360, 20],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const pass = () =>
      band.evaluate((element) => {
        const [moving] = element.getAnimations({ subtree: true });
        const track = (moving?.effect as KeyframeEffect | undefined)?.target;
        if (!moving || !track) throw new Error('The band does not move.');
        const { duration, iterations, easing } = moving.effect!.getComputedTiming();
        const placeAt = (share: number) => {
          moving.currentTime = Number(duration) * share;
          return track.getBoundingClientRect().left;
        };
        const copy = track.firstElementChild!.getBoundingClientRect().width;
        const left = element.getBoundingClientRect().left;
        const rest = track.getBoundingClientRect().width - copy - element.clientWidth;
        return { duration, iterations, easing, passed: (left - placeAt(0.9999)) / copy, hasNoEnd: rest >= 0 };
      });
    await expect.poll(pass, `${width} px`).toEqual({
      duration: seconds * 1000,
      iterations: Infinity,
      easing: 'linear',
      passed: expect.closeTo(1, 2) as unknown,
      hasNoEnd: true,
    });
  }
});

const NAMES = [
  'Job Recruitment',
  'Resume Building',
  'Career Guidance',
  'Higher Education',
  'Skill Development',
  'Graduation Support',
  'Employer Solutions',
  'Job Placement',
];

test('elements with scroll-animate are marked once a tenth is visible, and stay so', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause animations' })).toBeVisible();
  const tile = page.getByRole('region', { name: 'Why Choose Us' }).getByRole('article').last();
  await expect(tile).toHaveAttribute('data-scroll-animate', 'waiting');
  await expect(tile).not.toHaveAttribute('data-animate');
  const show = (share: number) =>
    tile.evaluate(async (element, part) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' });
      // Two frames: the observer reports after the first.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    }, share);
  await show(0.07);
  await expect(tile).not.toHaveAttribute('data-animate');
  // Repeated: content above may move the tile after it was measured.
  await expect(async () => {
    await show(0.12);
    await expect(tile).toHaveAttribute('data-animate', '', { timeout: 500 });
  }).toPass();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(tile).toHaveAttribute('data-animate', '');
  await expect.poll(() => tile.evaluate((element) => getComputedStyle(element).translate)).toBe('none');
});

test('on a phone the page is at most 2,600 px tall, and swiped rows are aligned with the text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause animations' })).toBeVisible();
  const jobs = page.getByRole('region', { name: 'Newest jobs' });
  // Repeated: React may replace the prerendered page meanwhile.
  await expect(async () => {
    await jobs.scrollIntoViewIfNeeded();
    await expect(jobs).toHaveAttribute('aria-busy', 'false', { timeout: 500 });
  }).toPass();
  const left = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().left);
  const text = await left(page.getByRole('heading', { level: 1 }));
  expect(await left(jobs.getByRole('listitem').first())).toBe(text);
  const reasons = page.getByRole('group', { name: 'Four reasons' });
  expect(await left(reasons.getByRole('article').first())).toBe(text);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2600);
});

test('the layout of the page changes at 480, 768, 1024 and 1200 px', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause animations' })).toBeVisible();
  const layout = () =>
    page.evaluate(() => {
      const [first, ...others] = [...document.querySelectorAll('main article')].map((one) =>
        one.getBoundingClientRect(),
      );
      const shade = document.querySelector('main picture')?.parentElement;
      return {
        tilesInRow:
          1 +
          others.filter(
            ({ left, right, top }) => left > first!.left && top < first!.bottom && right <= window.innerWidth,
          ).length,
        hasScenes: Boolean(shade && getComputedStyle(shade).display !== 'none'),
        shadesAll: Boolean(shade && !getComputedStyle(shade, '::after').backgroundImage.includes('/ 0)')),
      };
    });
  for (const [width, expected] of [
    [1201, { tilesInRow: 4, hasScenes: true, shadesAll: false }],
    [1200, { tilesInRow: 4, hasScenes: true, shadesAll: true }],
    [1024, { tilesInRow: 2, hasScenes: true, shadesAll: true }],
    [768, { tilesInRow: 2, hasScenes: false, shadesAll: true }],
    [480, { tilesInRow: 1, hasScenes: false, shadesAll: true }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(layout, `${width} px`).toEqual(expected);
  }
});
