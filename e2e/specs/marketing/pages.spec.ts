import type { Locator, Page } from '@playwright/test';
import { renderedHeading } from '../../portal/rendered-heading';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.beforeEach(({ context }) => splashSeen(context));

const NETWORK = /^https:\/\/www\.linkedin\.com\/in\/[\w-]+$/;

/** Follows a link of the footer and checks that the page opens at its top. */
async function openFromBelow(page: Page, from: string, link: string): Promise<Locator> {
  await page.goto(from);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  return page.getByRole('main');
}

test('About Us opens at its top: who we are with an illustration, vision and mission', async ({ page }) => {
  const main = await openFromBelow(page, '/services', 'About Us');
  await expect(page).toHaveURL('/about');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const story = main.getByRole('region', { name: 'Connecting Talent. Shaping Futures.' });
  await expect(story.getByRole('heading')).toHaveText('Connecting Talent. Shaping Futures.');
  await expect(story.getByText('recruitment and career-services consultancy in Gurugram')).toBeVisible();
  const picture = story.getByRole('img');
  await expect(picture).toHaveAttribute('alt', /\w{3,} .*\w{3,}/);
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  const cards = main.getByRole('region', { name: 'Vision & Mission' }).getByRole('article');
  await expect(cards).toHaveText([
    /^VisionTo be a trusted global career gateway with education, skill building and lifelong career support\.$/,
    /^MissionTo empower individuals and organizations through connections, talent nurturing and career-building solutions\.$/,
  ]);
});

test('Services shows four alternating blocks with links; the employers’ one leads to the form for hiring', async ({
  page,
}) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  const blocks = main.locator('section:has(h2)');
  await expect(blocks.getByRole('heading', { level: 2 })).toHaveText([
    'Global Job Recruitment',
    'Resume Building and Career Guidance',
    'Higher Education and Graduation Support',
    'Employer Solutions',
  ]);
  const sides = () =>
    blocks.evaluateAll((all) =>
      all.map((block) => {
        const [picture, words] = ['img', 'h2'].map((name) => block.querySelector(name)!.getBoundingClientRect());
        if (picture!.bottom <= words!.top) return 'above';
        return picture!.left < words!.left ? 'left' : 'right';
      }),
    );
  await expect.poll(sides).toEqual(['left', 'right', 'left', 'right']);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(sides).toEqual(['above', 'above', 'above', 'above']);
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const path of ['/jobs', '/ats-score', '/courses', '/hire']) {
    await main.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(blocks).toHaveCount(4);
  }
  // The address of earlier releases, in bookmarks and search engines.
  await page.goto('/contact?topic=employer');
  await expect(main.getByLabel('Message')).toHaveValue('Topic: Employer solutions\n\n');
});

test('Our Team shows the first of eight in detail and seven on cards, each with contacts', async ({ page }) => {
  await page.goto('/team');
  const main = page.getByRole('main');
  await expect(renderedHeading(page)).toHaveText('Our Team');
  await expect(main.getByRole('img', { name: /^Portrait of / })).toHaveCount(8);
  for (const portrait of await main.getByRole('img', { name: /^Portrait of / }).all()) {
    await portrait.scrollIntoViewIfNeeded();
    await expect.poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  const first = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Meenakshi Raghavan' }) });
  await expect(first.first()).toContainText('Founder and Managing Director');
  expect((await first.first().locator('p').allInnerTexts()).join(' ').length).toBeGreaterThan(200);
  await expect(first.first().getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/);

  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(7);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).not.toBeEmpty();
    await expect(card.locator('p')).not.toBeEmpty();
    await expect(card.getByRole('link', { name: /^Mail / })).toHaveAttribute('href', /^mailto:[\w.]+@kadam\.example$/);
  }
  const profiles = main.getByRole('link', { name: /^LinkedIn profile of .+ \(opens in a new tab\)$/ });
  await expect(profiles).toHaveCount(8);
  for (const profile of await profiles.all()) {
    await expect(profile).toHaveAttribute('href', NETWORK);
    await expect(profile).toHaveAttribute('target', '_blank');
    await expect(profile).toHaveAttribute('rel', /noopener/);
  }
});

for (const [path, heading] of [
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
] as const) {
  test(`${path} has its own page, whose contents link to each part below the bar`, async ({ page }) => {
    const main = await openFromBelow(page, '/about', heading);
    await expect(page).toHaveURL(path);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    const contents = main.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    // Below the text of the privacy page is a form, which is not part of it.
    const parts = main.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Ask about your data' });
    await expect.poll(() => contents.count()).toBeGreaterThan(5);
    await expect(parts).toHaveText(await contents.allInnerTexts());
    await contents.nth(3).click();
    await expect(page).toHaveURL(new RegExp(`${path}#\\w+`));
    const top = () => parts.nth(3).evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(72);
  });
}
