import type { Locator, Page } from '@playwright/test';
import { alreadyJobseeker, newMember } from '../../portal/member';
import { analyzeResume, chooseResume, RESUMES } from '../../portal/resumes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

interface Step {
  readonly does: () => Promise<unknown>;
  /** Text shown while offline. */
  readonly message: Locator;
  /** What to do once online; default: repeat the step. */
  readonly again?: () => Promise<unknown>;
  /** Text shown after success. */
  readonly shows: Locator;
}

test.beforeEach(async ({ context }) => {
  test.setTimeout(120_000);
  await splashSeen(context);
  // On a fast connection pages are prefetched, and a step would need no request.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', downlink: 1 } }),
  );
});

/** Does each step offline first, and again on the same page once online. */
async function offlineAtEvery(page: Page, steps: Readonly<Record<string, Step>>): Promise<void> {
  for (const [name, { does, message, again = does, shows }] of Object.entries(steps))
    await test.step(name, async () => {
      await page.context().setOffline(true);
      await does();
      await expect(message.first()).toBeVisible();
      // A link that appears under the pointer is prefetched, and the next step would need no
      // request.
      await page.mouse.move(0, 0);
      await page.context().setOffline(false);
      await again();
      // A limit, not a wait: the resume check starts slowly on a busy machine.
      await expect(shows.first()).toBeVisible({ timeout: 45_000 });
    });
}

test('a visitor who goes offline at every step finds a job and a course, and subscribes', async ({ page }) => {
  const main = page.getByRole('main');
  const retry = () => main.getByRole('button', { name: 'Retry' }).first().press('Enter');
  const footer = page.getByRole('contentinfo');
  await page.goto('/', { waitUntil: 'networkidle' });
  await footer.getByPlaceholder('Email address').fill(newMember().email);
  await offlineAtEvery(page, {
    'subscribe to the newsletter': {
      does: () => footer.getByRole('button', { name: 'SUBSCRIBE' }).click(),
      message: footer.getByRole('alert'),
      shows: footer.getByText('Almost done'),
    },
    'go to the jobs': {
      does: () => main.locator('a[href="/jobs"]').first().click(),
      message: main.getByText('This part of the site is unavailable right now'),
      again: retry,
      shows: main.getByRole('heading', { name: /^\d+ Jobs? Found$/ }),
    },
    'search for a title': {
      does: () => page.getByLabel('Job title').fill('nurse'),
      message: main.getByRole('alert'),
      again: retry,
      shows: main.getByRole('article').filter({ hasText: 'Nurse' }),
    },
    'open a job': {
      does: () => main.locator('a[href^="/jobs/"]').first().click(),
      message: main.getByText('This part of the site is unavailable right now'),
      again: retry,
      shows: main.getByRole('button', { name: 'Apply Job' }),
    },
    'go to the courses': {
      does: () => page.locator('a[href="/courses"]').first().click(),
      message: main.getByText('This part of the site is unavailable right now'),
      again: retry,
      shows: main.getByRole('article'),
    },
  });
});

test('a member who goes offline at every step changes the profile, enrolls and finds My Jobs', async ({ page }) => {
  await alreadyJobseeker(page);
  const retry = () => main.getByRole('button', { name: 'Retry' }).first().press('Enter');
  const main = page.getByRole('main');
  const failed = main.getByRole('alert').or(page.getByRole('dialog').getByRole('alert'));
  await page.goto('/job-profile', { waitUntil: 'networkidle' });
  await main.getByLabel('Preferred Location 1').fill('Pune');
  await offlineAtEvery(page, {
    'save the job profile': {
      does: () => main.getByRole('button', { name: 'Save Profile' }).click(),
      message: failed,
      shows: page.getByRole('dialog', { name: 'Profile Saved' }),
    },
  });
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await main.getByRole('button', { name: 'Edit User Name' }).click();
  await main.getByLabel('User Name', { exact: true }).fill('Asha Rao');
  await offlineAtEvery(page, {
    'save the profile': {
      does: () => main.getByRole('button', { name: 'Save & Update' }).click(),
      message: failed,
      shows: main.getByText('Your profile has been updated.'),
    },
  });
  await page.goto('/courses', { waitUntil: 'networkidle' });
  await main.getByRole('article').getByRole('link').first().click();
  await main.getByRole('button', { name: 'Enroll Course' }).first().click();
  const form = page.getByRole('dialog');
  // The profile's data arrives after the dialog: typed at that moment, a number would be in its
  // field twice.
  await expect(form.getByLabel('Full Name')).toHaveValue('Asha Rao');
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Address').fill('12 Park Street, Pune');
  await offlineAtEvery(page, {
    enrol: {
      does: () => form.getByRole('button', { name: 'Submit' }).click(),
      message: form.getByRole('alert'),
      shows: page.getByText('Enrollment Submitted'),
    },
  });
  await form.getByRole('button', { name: 'Done' }).click();
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  await offlineAtEvery(page, {
    'look at My Jobs': {
      does: async () => {
        await page.getByRole('button', { name: 'Your account' }).click();
        await page
          .getByRole('menuitem', { name: 'My Jobs' })
          .or(page.getByRole('link', { name: 'My Jobs' }))
          .first()
          .click();
      },
      message: main.getByText('This part of the site is unavailable right now').or(main.getByRole('alert')),
      again: retry,
      shows: main.getByRole('article'),
    },
  });
});

test('a resume is checked, edited and saved as a PDF although every step goes offline first', async ({ page }) => {
  await page.goto('/ats-score', { waitUntil: 'networkidle' });
  await chooseResume(page, RESUMES.weak);
  await offlineAtEvery(page, {
    'check the resume': {
      does: () => analyzeResume(page),
      message: page.getByRole('group', { name: 'Your resume' }).getByRole('alert'),
      shows: page.getByRole('heading', { name: 'Your Score' }),
    },
  });
  const notLoaded = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await offlineAtEvery(page, {
    'go on to the editor': {
      does: () => page.getByRole('button', { name: 'Build ATS Friendly Resume' }).click(),
      message: page.getByText('This part of the site is unavailable right now'),
      again: () => page.getByRole('button', { name: 'Retry' }).click(),
      shows: page.getByRole('button', { name: 'Download PDF' }),
    },
    'make the PDF': {
      does: () => page.getByRole('button', { name: 'Download PDF' }).click(),
      message: notLoaded,
      // The live score may be offline as well, with a button of its own.
      again: () => notLoaded.getByRole('button', { name: 'Retry' }).click(),
      shows: page.getByText('Resume downloaded as PDF!'),
    },
  });
  await expect(page.getByText('The part of this page that makes the PDF could not be loaded')).toBeHidden();
});
