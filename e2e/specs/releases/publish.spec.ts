import { publish, readStatus, rollback } from '../../../release/src/index';
import { splashSeen } from '../../portal/splash';
import { workingCopy } from '../../portal/working-copy';
import { expect, test } from '../../portal/test';

const OLD = 'Sort by:';
const NEW = 'Order of jobs:';

test('a changed remote-jobs is live on the next visit, and gone after a rollback, without a restart', async ({
  page,
  context,
  portal: { bundlesFolder, process },
}) => {
  test.setTimeout(300_000);
  await splashSeen(context);
  const copy = workingCopy();
  const others = () =>
    readStatus({ bundlesFolder }).then(({ bundles }) => bundles.filter(({ bundle }) => bundle !== 'jobs'));
  const before = await others();
  try {
    await page.goto('/jobs');
    await expect(page.getByRole('combobox', { name: OLD })).toBeVisible();

    copy.edit('remote-jobs/src/features/job-search/sort-choice.tsx', `aria-label="${OLD}"`, `aria-label="${NEW}"`);
    await publish('jobs', { repository: copy.folder, bundlesFolder });
    await page.getByRole('checkbox', { name: /^Remote/ }).check();
    await expect(page).toHaveURL(/jobType=remote/);
    await expect(page.getByRole('combobox', { name: OLD })).toBeVisible();

    await page.goto('/jobs');
    await expect(page.getByRole('combobox', { name: NEW })).toBeVisible();

    await rollback('jobs', { bundlesFolder });
    await page.goto('/jobs');
    await expect(page.getByRole('combobox', { name: OLD })).toBeVisible();
    expect(await others()).toEqual(before);
    expect(process.exitCode).toBeNull();
  } finally {
    copy.remove();
  }
});
