import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test('without the files of remote-jobs every other page works, /jobs shows an error, and Retry loads it', async ({
  page,
  context,
  portal,
}) => {
  await splashSeen(context);
  const released = join(portal.bundlesFolder, 'jobs');
  const away = join(portal.bundlesFolder, 'jobs-away');
  renameSync(released, away);
  try {
    await page.goto('/jobs');
    await expect(page.getByRole('main')).toContainText('This part of the site is unavailable right now', {
      timeout: 20_000,
    });
    await expect(page.getByRole('banner')).toBeVisible();
    for (const path of ['/', '/about', '/courses', '/ats-score']) {
      await page.goto(path);
      await expect(page.getByRole('main')).not.toContainText('unavailable right now');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/jobs');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
  } finally {
    renameSync(away, released);
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
});

test('without the files of the office every page of visitors works as before', async ({
  page,
  context,
  portal,
  pageErrors,
}) => {
  await splashSeen(context);
  const released = join(portal.bundlesFolder, 'office');
  const away = join(portal.bundlesFolder, 'office-away');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/office')) requested.push(request.url());
  });
  renameSync(released, away);
  try {
    for (const path of ['/', '/contact', '/jobs', '/courses', '/ats-score', '/resume-editor']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('unavailable right now');
    }
    expect(pageErrors).toEqual([]);
    expect(requested).toEqual([]);
    await page.goto('/office');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    renameSync(away, released);
  }
});
