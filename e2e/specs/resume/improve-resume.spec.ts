import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import type { AtsAnalysis, AtsCheck } from '@kadam/shared/contract/resume';
import { download, textOf } from '../../portal/resume-editor';
import { checkResume, RESUMES } from '../../portal/resumes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

/** The fixed findings, by their titles. */
const FIXED = [
  'Numbers in your bullets',
  'A list of skills',
  'Bullets that begin with what you did',
  'No weak phrases',
  'A headline that names the job',
  'A phone number with country code',
  'LinkedIn or portfolio in plain text',
  'City and state',
  'No private data',
  'No empty words',
  'Different words',
  'Length of bullets',
];

/** The fixes, by the replaced text of the sheet. */
const WRITTEN: Readonly<Record<string, string>> = {
  Title: 'Sales Executive',
  Location: 'Nashik, Maharashtra',
  Phone: '+91 98765 43210',
  Profile: 'linkedin.com/in/kavita-joshi-sales',
  Summary:
    'Sales executive with five years in home appliances; sells by listening first and follows every quotation to its answer.',
  Skills:
    'Lead Generation, Negotiation, Cold Calling, Product Demonstration, Tally, Microsoft Excel, Key Account Management, Quotations, Inventory Control, Customer Service, Communication, Teamwork, Problem Solving',
  'Job 1 bullet 1': 'Sold appliances worth ₹18 lakh a month to 45 customers a day in a showroom of 12 brands',
  'Job 1 bullet 2': 'Prepared 30 quotations and bills a week in Tally, with an error in fewer than 1 of 200',
  'Job 1 bullet 3': 'Reported daily sales of 4 counters in Microsoft Excel to the manager before 9 each morning',
  'Job 1 bullet 4': 'Trained 6 new colleagues in product demonstration and negotiation within 3 months',
  'Job 2 bullet 1': 'Reduced differences in stock from 4% to 0.5% by inventory control of 800 items every month',
  'Job 2 bullet 2': 'Increased repeat orders by 25% with 60 calls a week to former customers about offers',
  'Job 2 bullet 3': 'Coordinated deliveries to 20 homes a week together with the warehouse and 2 drivers',
};

test('a bad resume is checked, fixed in the editor and checked again, and its score rises as promised', async ({
  page,
  context,
}, info) => {
  test.setTimeout(180_000);
  await splashSeen(context);
  await page.goto('/ats-score');
  const before = await checked(page, RESUMES.weak);
  await picture(page, info, '1 the result');
  await page.getByRole('button', { name: 'Build ATS Friendly Resume' }).click();
  await expect(textOf(page, 'Name')).toHaveText('Kavita Joshi');
  const accepted = await acceptAll(page);
  expect(accepted).toBeGreaterThan(1);
  await picture(page, info, '2 suggestions accepted');
  for (const [field, text] of Object.entries(WRITTEN)) await textOf(page, field).fill(text, { timeout: 10_000 });
  await page.getByRole('button', { name: 'Personal Details: actions' }).click();
  await page.getByRole('menuitem', { name: 'Take off the page' }).click();
  await picture(page, info, '3 written in the editor');
  const { name, bytes } = await download(page, 'Download PDF');
  const made = info.outputPath(name);
  writeFileSync(made, bytes);

  await page.goto('/ats-score');
  const after = await checked(page, made);
  await picture(page, info, '4 the result of the PDF');
  const promised = FIXED.map((title) => checkOf(before, title)).reduce((sum, { gain }) => sum + gain, 0);
  for (const title of FIXED) expect(checkOf(after, title), title).toMatchObject({ status: 'pass' });
  expect(promised).toBeGreaterThan(15);
  // Both scores are rounded.
  expect(after.overallScore - before.overallScore).toBeGreaterThanOrEqual(promised - 1);
});

/** Result of a check. */
async function checked(page: Page, file: string): Promise<AtsAnalysis> {
  const response = page.waitForResponse('**/api/resume/ats-score');
  await checkResume(page, file);
  const { analysis } = ((await (await response).json()) as { data: { analysis: AtsAnalysis } }).data;
  await expect(page.getByRole('main')).toContainText(`${analysis.overallScore}`);
  return analysis;
}

function checkOf({ checks }: AtsAnalysis, title: string): AtsCheck {
  const found = checks.find((check) => check.title === title);
  if (!found) throw new Error(`No check is called '${title}'.`);
  return found;
}

/** Accepts all suggestions; returns their number. The others are measured again after each. */
async function acceptAll(page: Page): Promise<number> {
  const accept = page.getByRole('complementary', { name: 'Suggestions' }).getByRole('button', { name: 'Accept' });
  await accept.first().waitFor();
  let accepted = 0;
  for (let left = await accept.count(); left > 0; left = await accept.count()) {
    await accept.first().click();
    accepted += 1;
    await expect.poll(() => accept.count()).toBeLessThan(left);
  }
  return accepted;
}

const picture = async (page: Page, info: TestInfo, name: string) =>
  info.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
