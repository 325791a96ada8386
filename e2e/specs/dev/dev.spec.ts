import { startPortal } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { expect, NIGHTLY, test } from '../../portal/test';
import { workingCopy } from '../../portal/working-copy';

const FILE = 'remote-jobs/src/features/job-search/ctc-form.tsx';
const OLD = 'CTC Range (LPA)';
const NEW = 'Pay in lakhs';
const BROKEN = 'Pay in lakhs <';

test(
  'npm run dev -- jobs --site shows remote-jobs from source in a running site and keeps state on edits',
  NIGHTLY,
  async ({ page, context, pageErrors, portal: { bundlesFolder, origin } }) => {
    test.setTimeout(180_000);
    await splashSeen(context);
    const copy = workingCopy();
    const args = ['jobs', '--site', origin];
    const dev = await startPortal({ script: 'dev', args, checkout: copy.folder, bundlesFolder });
    try {
      expect((await page.goto(`${dev.origin}/jobs`))?.status()).toBe(200);
      await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
      // The form edited below has local state.
      const typed = page.getByLabel('Max', { exact: true });
      await typed.fill('17');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));

      copy.edit(FILE, OLD, NEW);
      await expect(page.getByText(NEW, { exact: true })).toBeVisible({ timeout: 60_000 });
      await expect(typed).toHaveValue('17');

      copy.edit(FILE, NEW, BROKEN);
      const overlay = page.getByRole('alert').filter({ hasText: 'jobs cannot be built' });
      await expect(overlay).toContainText(new RegExp(`${FILE}:\\d+`), { timeout: 60_000 });
      await expect(overlay).toContainText(`${BROKEN}</`);
      // The page stays visible and usable above the errors.
      await expect(page.getByText(NEW, { exact: true })).toBeInViewport();
      await typed.fill('18');

      copy.edit(FILE, BROKEN, OLD);
      await expect(page.getByText(OLD, { exact: true })).toBeVisible({ timeout: 60_000 });
      await expect(overlay).toHaveCount(0);
      await expect(typed).toHaveValue('18');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

      await page.goto(`${dev.origin}/courses`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const policyAt = async (address: string) =>
        (await context.request.get(`${address}/jobs`)).headers()['content-security-policy'];
      const [own, policy] = [await policyAt(dev.origin), await policyAt(origin)];
      expect(own).toBe(policy?.replace('trusted-types kadam-loader', 'trusted-types kadam-loader kadam-dev'));
      expect(pageErrors.filter((text) => /Content Security Policy|Trusted/.test(text))).toEqual([]);
    } finally {
      await dev.stop();
      copy.remove();
    }
  },
);
