import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = [320, 360, 768, 1366];
/** The layouts of a phone and a laptop, which differ in what is shown. */
const AXE_WIDTHS = [320, 1366];

/** Fails its test on every error or warning in the console, such as a violation of the policy. */
const test = base.extend<{ messages: string[] }>({
  messages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await use(messages);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

test('nothing is wider than the window', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

for (const width of AXE_WIDTHS) {
  test(`axe reports nothing at ${width} px, with and without a dialog, drawer, menu or toast`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(axe);
    await expectNoViolations(page);
    for (const open of openings(page)) {
      await open.click();
      await settled(page);
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
    }
  });
}

test('every target is at least 24 px in both directions, a primary one 44 px high', async ({ page }) => {
  const targets = await sizesOf(page.locator('main :is(button, input, select, textarea, a[href]):visible'));
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter(({ isInText, width, height }) => !isInText && Math.min(width, height) < 24)).toEqual([]);
  for (const name of ['Apply now', 'A link as button']) {
    const primary = await sizesOf(page.getByText(name, { exact: false }));
    expect(primary.length).toBeGreaterThan(0);
    expect(primary.filter(({ height }) => height < 44)).toEqual([]);
  }
});

test('a dialog traps the focus, makes the page inert, and restores the focus', async ({ page }) => {
  const opener = page.locator('#dialogs').getByRole('button', { name: 'Log in' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog.getByLabel('Professional Mail ID')).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('dialog, body')?.tagName === 'DIALOG' ||
          document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Escape never discards typed data, however often it is pressed', async ({ page }) => {
  await page.locator('#dialogs').getByRole('button', { name: 'Log in' }).click();
  await page.keyboard.type('asha@example.in');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog.getByLabel('Professional Mail ID')).toHaveValue('asha@example.in');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#dialogs').getByRole('button', { name: 'Log in' })).toBeFocused();
});

test('the page behind an open dialog does not scroll', async ({ page }) => {
  await page.locator('#dialogs').getByRole('button', { name: 'Message' }).click();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a long dialog starts at its top', async ({ page }) => {
  await page.getByRole('button', { name: 'Long text' }).click();
  await expect(page.getByRole('dialog').getByText('1. What we agree').first()).toBeInViewport();
});

test('the focused element always has a ring and is not covered by the header', async ({ page }) => {
  const header = await page.locator('header').first().boundingBox();
  const stops = await page.locator('main :is(button, input, select, textarea, a[href]):visible:enabled').count();
  await page.locator('main a').first().focus();
  for (let stop = 1; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const style = getComputedStyle(element);
      const after = getComputedStyle(element, '::after');
      return {
        name: element.outerHTML.slice(0, 120),
        ring: [style, after].some((each) => each.outlineStyle === 'solid'),
        bottom: element.getBoundingClientRect().bottom,
      };
    });
    expect(seen.ring, seen.name).toBe(true);
    expect(seen.bottom, seen.name).toBeGreaterThan(header?.height ?? 0);
  }
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length))
    .toBe(0);
});

test('loading Manrope does not shift the layout', async ({ page }) => {
  const heightWith = (family: string) =>
    page.evaluate((value) => {
      document.documentElement.style.setProperty('--font-family', value);
      return document.querySelector('main')?.getBoundingClientRect().height ?? 0;
    }, family);
  await page.evaluate(() => document.fonts.ready);
  const loaded = await heightWith("'Manrope', sans-serif");
  const fallback = await heightWith("'Manrope Fallback', sans-serif");
  expect(Math.abs(loaded - fallback) / loaded).toBeLessThan(0.01);
});

const openings = (page: Page): Locator[] => [
  page.locator('#dialogs').getByRole('button', { name: 'Log in' }),
  page.locator('#dialogs').getByRole('button', { name: 'Message' }),
  page.locator('#dialogs').getByRole('button', { name: 'Long text' }),
  page.getByRole('button', { name: 'Menu at the right' }),
  page.getByRole('button', { name: 'Filters at the left' }),
  page.locator('#menus').getByRole('button', { name: 'Asha' }),
  page.getByRole('button', { name: 'Toast: danger' }),
];

/** Fails on violations in the open dialog, or on the whole page; axe has to be loaded. */
async function expectNoViolations(page: Page) {
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (...args: object[]) => Promise<AxeResults> } }).axe.run(
      document.querySelector('dialog:modal') ?? document,
      // Describing passed elements, and fetching style sheets again, takes longer than the checks.
      { resultTypes: ['violations'], preload: { assets: ['media'] } },
    ),
  );
  const found = results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found).toEqual([]);
}

/**
 * Overlays fade in; axe measures contrast and has to wait for the end. A transition can be replaced
 * by another one, which rejects its `finished`.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    while (ending().length > 0) await Promise.allSettled(ending().map(({ finished }) => finished));
  });

/** Sizes in px of what a click on each of these elements can hit: a field's label belongs to it. */
const sizesOf = (targets: Locator) =>
  targets.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      return { markup: element.outerHTML.slice(0, 160), isInText: element.closest('p') !== null, width, height };
    }),
  );
