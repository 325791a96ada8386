import { alreadySignedIn } from '../../portal/member';
import { openBrowser, press, setUpApp } from '../../portal/office';
import { kadam, pauseApi } from '../../portal/running-portal';
import { expectFitsAt, SIZES } from '../../portal/sizes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const PHONE = '+91 20 5550 7788';
const BUILT_IN_PHONE = '+91 124 555 0148';
const HEADING = 'Whom you deal with';
const QUOTE = 'They found us a plant manager in nine days.';

test('a published phone number and testimonial are live without a build, also while the API hangs, until restored', async ({
  browser,
  portal,
  pageErrors,
}) => {
  test.setTimeout(300_000);
  const { context, page: office } = await openBrowser(browser, portal.origin);
  const editor = await alreadySignedIn(office);
  kadam(portal, 'staff', 'add', editor.email, '--role', 'content_editor');
  await office.goto('/office');
  await setUpApp(office, editor);
  const htmlOf = async (path: string) => (await office.request.get(`${portal.origin}${path}`)).text();
  const open = async (section: string) => {
    await office.getByRole('link', { name: 'Content', exact: true }).first().click();
    await office.getByRole('link', { name: section, exact: true }).click();
  };
  const published = () => expect(office.getByText('Visitors see it within ten seconds.')).toBeVisible();

  await office.getByRole('link', { name: 'Content', exact: true }).first().click();
  await expect(office.getByRole('listitem').filter({ hasText: 'Testimonials' }).getByText('Sample')).toBeVisible();
  await open('Company details');
  await office.getByLabel(/^Phone/).fill('call us');
  await press(office, 'Publish');
  await expect(office.getByLabel(/^Phone/)).toHaveAttribute('aria-invalid', 'true');
  await expectFitsAt(office, SIZES);
  await office.getByLabel(/^Phone/).fill(PHONE);
  await press(office, 'Publish');
  await published();

  await open('Testimonials');
  await office
    .getByLabel(/^What the person says/)
    .first()
    .fill(QUOTE);
  const preview = office.waitForEvent('popup');
  await press(office, 'Preview in a new tab');
  const tab = await preview;
  await expect(tab.getByText('Preview, not published.')).toBeVisible();
  await expect(tab.getByText(QUOTE)).toBeAttached();
  await tab.close();
  expect(await htmlOf('/')).not.toContain(QUOTE);
  await press(office, 'Publish');
  await published();
  await expectFitsAt(office, SIZES);

  await open('Terms of service');
  await office
    .getByLabel(/^Heading/)
    .first()
    .fill(HEADING);
  await press(office, 'Publish');
  await published();
  await expectFitsAt(office, SIZES);

  await expect.poll(() => htmlOf('/'), { timeout: 30_000 }).toContain(QUOTE);
  await expect.poll(() => htmlOf('/terms'), { timeout: 30_000 }).toContain(HEADING);
  await expect.poll(() => htmlOf('/contact'), { timeout: 30_000 }).toMatch(/<main id="prerendered">[^]*5550 7788/);
  const scriptless = await browser.newContext({ baseURL: portal.origin, javaScriptEnabled: false });
  const plain = await scriptless.newPage();
  await plain.goto('/');
  await expect(plain.getByText(QUOTE)).toBeAttached();
  await plain.goto('/contact');
  await expect(plain.locator('#prerendered').getByRole('link', { name: PHONE }).last()).toBeVisible();

  const visit = await browser.newContext({ baseURL: portal.origin });
  await splashSeen(visit);
  const page = await visit.newPage();
  page.on('pageerror', ({ message }) => pageErrors.push(message));
  await page.goto('/contact');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: PHONE })).toBeVisible();
  await expect(page.getByText('Sample content')).toHaveCount(0);
  // After a navigation the document has no testimonials, and the page requests them.
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByText(QUOTE)).toBeAttached();

  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  const terms = visit.waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: 'Terms of Service' }).click();
  await expect((await terms).getByRole('heading', { level: 2, name: HEADING })).toBeVisible();

  await expect.poll(() => htmlOf('/jobs'), { timeout: 30_000 }).toContain(PHONE);
  const resume = pauseApi(portal);
  try {
    await page.goto('/contact');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: PHONE })).toBeVisible();
    // Not asked for before: as it was composed.
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  } finally {
    resume();
  }

  for (const section of ['Testimonials', 'Company details', 'Terms of service']) {
    await open(section);
    await press(office, 'Restore: Built-in content');
    await press(office, 'Restore and publish');
    await expect(office.getByText('The older version is published again.')).toBeVisible();
  }
  await expect.poll(() => htmlOf('/'), { timeout: 30_000 }).not.toContain(QUOTE);
  await expect.poll(() => htmlOf('/contact'), { timeout: 30_000 }).toContain(BUILT_IN_PHONE);
  await expectFitsAt(office, SIZES);
  for (const opened of [context, scriptless, visit]) await opened.close();
});
