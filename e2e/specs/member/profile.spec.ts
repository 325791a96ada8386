import { axeViolations } from '../../portal/axe';
import { alreadySignedIn } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.beforeEach(({ context }) => splashSeen(context));

test('a chosen picture is shown and not sent; other or unreadable files are rejected', async ({ page, pageErrors }) => {
  await alreadySignedIn(page);
  await page.goto('/profile', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await expect(main.getByLabel('User Name', { exact: true })).toHaveValue('Asha Kulkarni');
  const sent: string[] = [];
  // The page's code or the stored resume may load late.
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  const chooser = main.getByLabel('Upload picture');
  await expect(chooser).toHaveAttribute('accept', 'image/*');
  await chooser.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWN) });
  const picture = main.getByRole('img', { name: 'Your profile, as chosen here' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  const avatar = page.getByRole('button', { name: 'Your account' }).locator('img');
  await expect(avatar).toHaveAttribute('src', /^data:image\/jpeg/);
  await expect(main.getByRole('button', { name: 'Save & Update' })).toBeDisabled();

  await chooser.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(main.getByRole('alert')).toContainText('This file is not an image.');
  await expect(picture).toBeVisible();
  await chooser.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(main.getByRole('alert')).toContainText('This image cannot be read.');
  expect(await axeViolations(page)).toEqual([]);
  expect(sent).toEqual([]);
  await page.reload();
  await expect(avatar).toHaveAttribute('src', /^data:image\/jpeg/);
  await expect(picture).toBeVisible();
  await main.getByRole('button', { name: 'Remove picture' }).click();
  await expect(picture).toHaveCount(0);
  await expect(avatar).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="teal"/></svg>';
