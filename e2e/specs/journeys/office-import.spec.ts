import { randomUUID } from 'node:crypto';
import { alreadySignedIn } from '../../portal/member';
import { heading, openBrowser, press, setUpApp } from '../../portal/office';
import { kadam } from '../../portal/running-portal';
import { expectFitsAt, SIZES } from '../../portal/sizes';
import { expect, test } from '../../portal/test';

test('a recruiter maps and imports a file, a visitor finds its job and company, and undoing the import removes it', async ({
  browser,
  portal,
}) => {
  test.setTimeout(180_000);
  const { context, page } = await openBrowser(browser, portal.origin);
  const recruiter = await alreadySignedIn(page);
  kadam(portal, 'staff', 'add', recruiter.email, '--role', 'recruiter');
  await page.goto('/office');
  await setUpApp(page, recruiter);
  const title = `Loom technician ${randomUUID().slice(0, 8)}`;
  const rows = [
    'Code,Post,Firm,Town,About the work,Money',
    `L-1,${title},Deccan Looms,Solapur,Keep the looms running.,4 LPA`,
    'L-2,Dyer,Deccan Looms,Solapur,Mix the dyes.,plenty',
  ];

  await page.getByRole('link', { name: 'Imports', exact: true }).click();
  await page.getByLabel('File of postings').setInputFiles({
    name: 'looms.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await expect(page.getByLabel('Source')).toHaveValue('looms');
  await expectFitsAt(page, SIZES);
  await press(page, 'Upload');

  await expect(page.getByRole('heading', { name: 'Columns of the file' })).toBeVisible();
  const fields = {
    Code: 'Reference',
    Firm: 'Company',
    Town: 'Location',
    'About the work': 'Description',
    Money: 'Pay',
  };
  for (const [column, field] of Object.entries(fields)) await page.getByLabel(column).selectOption(field);
  await press(page, 'Check the file');
  await expect(page.getByRole('heading', { name: 'What would change' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rejected rows' })).toContainText(
    "Line 3: Money 'plenty' is not an amount",
  );
  const download = page.waitForEvent('download');
  await press(page, 'Download the report');
  expect((await download).suggestedFilename()).toBe('import-report.csv');
  await press(page, 'Import without the rejected rows');
  await expect(page.getByRole('heading', { name: 'What was changed' })).toBeVisible();

  const visitor = await openBrowser(browser, portal.origin);
  await visitor.page.goto(`/jobs?search=${encodeURIComponent(title)}`);
  await visitor.page.getByRole('link', { name: title }).first().click();
  await expect(heading(visitor.page, title)).toBeVisible();
  const job = visitor.page.url();
  await visitor.page.getByRole('link', { name: 'About Deccan Looms and all its jobs' }).click();
  await expect(heading(visitor.page, 'Deccan Looms')).toBeVisible();
  await expect(visitor.page.getByRole('link', { name: title })).toBeVisible();
  await expectFitsAt(visitor.page, SIZES);
  const company = visitor.page.url();
  expect(await (await page.request.get(company)).text()).toContain('"@type":"Organization"');

  await press(page, 'Undo this import');
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
  await expect(dialog).toContainText('Remove 1 job that this import added');
  await press(page, 'Undo the import');
  await expect(page.getByRole('heading', { name: 'This import is undone' })).toBeVisible();
  await expectFitsAt(page, SIZES);
  await page.getByRole('link', { name: 'All imports' }).click();
  await expect(page.getByRole('row', { name: /looms\.csv/ })).toContainText('Undone');
  await expectFitsAt(page, SIZES);
  for (const gone of [job, company])
    await expect.poll(async () => (await page.request.get(gone)).status(), { timeout: 20_000 }).toBe(404);
  await visitor.context.close();
  await context.close();
});
