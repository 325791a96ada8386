import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { applyElsewhere, newApplicant, openPostings, saveElsewhere, signedIn } from '../jobs/applicant';

test('the dashboard’s links scroll to the profile views and to the saved jobs, below applied jobs side by side', async ({
  page,
  pageErrors,
}) => {
  await splashSeen(page.context());
  const asha = await newApplicant(page.request, 'profile');
  const { jobPostings } = await openPostings(page.request, 'limit=3');
  for (const { id } of jobPostings) {
    await applyElsewhere(page.request, asha, id);
    await saveElsewhere(page.request, asha, id);
  }
  await signedIn(page, asha);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  const tile = (name: string) => main.getByRole('term').filter({ hasText: name }).locator('..');
  await expect(tile('Job Applications')).toContainText('3');
  await expect(tile('Saved Jobs')).toContainText('3');
  await tile('Profile Views').getByRole('link', { name: 'See who viewed it' }).click();
  await expect(main.getByRole('heading', { name: 'Who viewed your profile' })).toBeInViewport();
  await tile('Saved Jobs').getByRole('link', { name: 'See saved jobs' }).click();
  await expect(main.getByRole('heading', { name: 'Saved Jobs' })).toBeInViewport();

  const applied = main.getByRole('region', { name: /^Your application for / });
  await expect(applied).toHaveCount(3);
  const tops = await applied.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size, 'side by side in a wide window').toBeLessThan(3);
  expect(pageErrors).toEqual([]);
});
