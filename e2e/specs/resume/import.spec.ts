import { join } from 'node:path';
import { axeViolations } from '../../portal/axe';
import { download, downloadFromMenu, importResume, textOf, wordsOnSheet } from '../../portal/resume-editor';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { root } from '../../portal/running-portal';

const FILE = join(root, 'resume-engine/fixtures/tuned/chromium-header-band/divya-bharathi-m--mixed-dates.pdf');
const OWN_TITLES = [
  'Career Objective',
  'Academic Background',
  'Key Skills',
  'Experience',
  'Projects',
  'Certifications',
  'Accomplishments',
  'Languages Known',
  'Hobbies',
  'Personal Information',
  'Declaration',
];

test.beforeEach(async ({ page, context }) => {
  test.setTimeout(120_000);
  await splashSeen(context);
  await page.goto('/resume-editor');
  await importResume(page, FILE);
});

test('an imported file keeps its sections, titles and order', async ({ page }) => {
  const titles = page.locator('[data-sheet] h2');
  await expect(titles).toHaveText(OWN_TITLES);
  await expect(textOf(page, 'Personal Information 1')).toHaveText("Father's Name: Murugesan P");
  await page.reload();
  await expect(titles).toHaveText(OWN_TITLES);
});

test('a section is renamed and moved, and every export has it so', async ({ page }) => {
  await textOf(page, 'Title of Achievements').fill('Prizes');
  await textOf(page, 'Skill group 1').fill('Languages I write');
  await page.getByRole('button', { name: 'Personal Information: actions' }).click();
  await page.getByRole('menuitem', { name: 'Move section up' }).click();
  const titles = page.locator('[data-sheet] h2');
  await expect(titles.nth(8)).toHaveText('Personal Information');
  await expect(titles.nth(6)).toHaveText('Prizes');
  const text = (await download(page, 'Download TXT')).bytes.toString('utf8');
  expect(text).toContain('\nPrizes\n- First prize');
  expect(text).toContain('\nLanguages I write: Embedded C, Verilog, Python\n');
  expect(text.indexOf('Personal Information')).toBeLessThan(text.indexOf('Hobbies'));
  const json = JSON.parse((await downloadFromMenu(page, 'Download JSON Resume')).bytes.toString('utf8')) as {
    meta: { kadam: { titles: Record<string, string> } };
  };
  expect(json.meta.kadam.titles.achievements).toBe('Prizes');
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles).toHaveText(OWN_TITLES);
});

test('a section of one’s own is written with the keyboard', async ({ page }) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add a section of your own' }).click();
  await expect(textOf(page, 'Section title')).toBeFocused();
  await page.keyboard.type('Patents');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A quieter fan, 2024');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A cheaper valve, 2025');
  await expect(textOf(page, 'Title of Patents')).toHaveText('Patents');
  await expect(textOf(page, 'Patents 2')).toHaveText('A cheaper valve, 2025');
  expect(await wordsOnSheet(page)).toEqual(expect.arrayContaining(['Patents', 'quieter', 'cheaper']));
  expect(await axeViolations(page)).toEqual([]);
});
