import { startPortal } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { workingCopy } from '../../portal/working-copy';

const FILE = 'remote-jobs/src/features/job-search/search-results.tsx';
const OLD = 'Sort by: Newest Post';
const NEW = 'Sort by: Newest Post, from source';

test('npm run dev -- jobs serves remote-jobs from source in the released others, and shows a change by itself', async ({
  page,
  context,
  complaints,
  portal: { bundlesFolder, origin },
}) => {
  test.setTimeout(180_000);
  await splashSeen(context);
  const copy = workingCopy();
  const dev = await startPortal({ script: 'dev', args: ['jobs'], checkout: copy.folder, bundlesFolder });
  try {
    await expect(async () => expect((await page.goto(`${dev.origin}/jobs`))?.status()).toBe(200)).toPass();
    await expect(page.getByText(OLD, { exact: true })).toBeVisible();
    copy.edit(FILE, OLD, NEW);
    await expect(page.getByText(NEW, { exact: true })).toBeVisible({ timeout: 60_000 });
    await page.goto(`${dev.origin}/courses`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const policyAt = async (address: string) =>
      (await context.request.get(`${address}/jobs`)).headers()['content-security-policy'];
    expect(await policyAt(dev.origin)).toBe(await policyAt(origin));
    expect(complaints.filter((text) => /Content Security Policy|Trusted/.test(text))).toEqual([]);
  } finally {
    await dev.stop();
    copy.remove();
  }
});
