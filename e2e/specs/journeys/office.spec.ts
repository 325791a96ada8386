import { linkIn, mailTo } from '../../portal/mails';
import { alreadySignedIn, newMember } from '../../portal/member';
import { heading, openBrowser, press, setUpApp } from '../../portal/office';
import { kadam } from '../../portal/running-portal';
import { expectFitsAt, SIZES } from '../../portal/sizes';
import { expect, test } from '../../portal/test';

test('an owner opens the office with a second factor, and a second person joins by invitation', async ({
  browser,
  portal,
}) => {
  test.setTimeout(180_000);
  const { context: ownerContext, page: office } = await openBrowser(browser, portal.origin);
  const owner = await alreadySignedIn(office);
  kadam(portal, 'staff', 'add', owner.email, '--role', 'owner');
  await office.goto('/office');
  await setUpApp(office, owner, () => expectFitsAt(office, SIZES));

  const { context, page } = await openBrowser(browser, portal.origin);
  const recruiter = await alreadySignedIn(page, { ...newMember(), firstName: 'Ravi', lastName: 'Iyer' });
  await office.getByRole('link', { name: 'Staff', exact: true }).first().click();
  await press(office, 'Invite a person');
  await office.getByLabel('Email').fill(recruiter.email);
  await office.getByRole('checkbox', { name: 'Recruiter' }).check();
  await press(office, 'Send the invitation');
  await expect(office.getByText(`The invitation to ${recruiter.email} is on its way.`)).toBeVisible();
  await expectFitsAt(office, SIZES);

  await page.goto(linkIn(await mailTo(portal, recruiter.email, 'staff-invitation'), '/office/join'));
  await expect(heading(page, 'Join the office')).toBeVisible();
  await expectFitsAt(page, SIZES);
  await press(page, 'Accept the invitation');
  const codes = await setUpApp(page, recruiter, () => expectFitsAt(page, SIZES));
  await page.goto('/office/staff');
  await expect(page.getByText('None of your roles opens this page')).toBeVisible();

  await office.reload();
  await press(office, 'Change roles: Ravi Iyer');
  await office.getByRole('checkbox', { name: 'Auditor' }).check();
  await press(office, 'Save');
  await expect(office.getByText('The roles of Ravi Iyer are saved.')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Open the office')).toBeVisible();
  await expectFitsAt(page, SIZES);
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await press(page, 'Open the office');
  await expect(page.getByRole('list', { name: 'People' })).toContainText(owner.email);
  await expect(page.getByRole('button', { name: 'Invite a person' })).toBeHidden();

  await office.getByRole('link', { name: 'Audit log' }).first().click();
  await expect(office.getByRole('row', { name: /Changed the roles/ })).toContainText('Recruiter, Auditor');
  const download = office.waitForEvent('download');
  await press(office, 'Export as CSV');
  expect((await download).suggestedFilename()).toBe('audit-log.csv');
  await ownerContext.close();
  await context.close();
});

test('visitors and members receive no byte of the office, and see that there is no such page', async ({
  browser,
  portal,
}) => {
  for (const isMember of [false, true]) {
    const { context, page } = await openBrowser(browser, portal.origin);
    if (isMember) await alreadySignedIn(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/office/staff');
    await expect(heading(page, 'Page not found')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toHaveCount(isMember ? 0 : 1);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => path.startsWith('/bundles/office/'))).toEqual([]);
    expect(requests).toContain('/office/staff');
    await context.close();
  }
});
