import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AtsAnalysis } from '@kadam/shared/contract/resume';
import { PEOPLE } from '../../people/people';
import { download, downloadFromMenu, importResume, textOf, type MadeFile } from '../../portal/resume-editor';
import { root } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const LEAST_PARSE_RATE = 0.97;

test('what twenty people wrote is read out of their PDF and their Word file as it stands on the sheet', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await splashSeen(context);
  await page.goto('/resume-editor');
  expect(PEOPLE.size).toBe(20);
  for (const [id, resume] of PEOPLE) {
    await importResume(page, { name: `${id}.json`, text: JSON.stringify(resume) });
    await expect(textOf(page, 'Name')).toHaveText(resume.basics.name);
    const written = await onSheet(page);
    for (const file of [await download(page, 'Download PDF'), await downloadFromMenu(page, 'Download Word')]) {
      const { parsedResume, categoryScores } = await checked(page, file);
      expect.soft(asWritten(parsedResume), `${file.name} of ${id}`).toEqual(written);
      expect
        .soft(categoryScores.atsParseRate, `parse rate of ${file.name} of ${id}`)
        .toBeGreaterThanOrEqual(LEAST_PARSE_RATE);
    }
  }
});

const SAMPLES = ['sample', 'examples/career-changer', 'examples/new-grad', 'examples/senior-engineer'];

test('public samples of JSON Resume leave the editor as they came, also when every text was visited', async ({
  page,
  context,
}) => {
  await splashSeen(context);
  await page.goto('/resume-editor');
  for (const sample of SAMPLES) {
    const text = readFileSync(join(root, `node_modules/@jsonresume/schema/${sample}.resume.json`), 'utf8');
    const resume = JSON.parse(text) as { readonly basics: { readonly name: string } };
    await importResume(page, { name: 'sample.json', text });
    await expect(textOf(page, 'Name')).toHaveText(resume.basics.name);
    for (const field of await page.getByRole('textbox').all()) await field.focus();
    const { bytes } = await downloadFromMenu(page, 'Download JSON Resume');
    expect(JSON.parse(bytes.toString('utf8')), sample).toEqual(resume);
  }
});

/** What the real check reads out of a file. */
async function checked(page: Page, { name, bytes }: MadeFile): Promise<AtsAnalysis> {
  const file = { name, mimeType: 'application/octet-stream', buffer: bytes };
  const answer = await page.request.post('/api/resume/ats-score', { multipart: { file }, timeout: 60_000 });
  return ((await answer.json()) as { data: { analysis: AtsAnalysis } }).data.analysis;
}

const joined = (parts: readonly (string | undefined)[], joint: string) => parts.filter(Boolean).join(joint);

/** Contact, jobs and studies as `onSheet` has them. */
const asWritten = ({ contact, experience, education }: AtsAnalysis['parsedResume']) => ({
  contact,
  jobs: experience.map(({ role, company, location, startDate, endDate, bullets }) => ({
    role,
    company,
    location,
    bullets,
    dates: joined([startDate, endDate], ' - '),
  })),
  studies: education.map(({ degree, field, institution, grade = '' }) => ({
    degree: joined([degree, field], ' in '),
    institution,
    grade,
  })),
});

/** Contact, jobs and studies as they can be read on the sheet. */
async function onSheet(page: Page) {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-sheet] [data-path]')].map(
      ({ dataset, textContent }) => [dataset.path ?? '', textContent ?? ''] as const,
    ),
  );
  const written = new Map(texts.filter(([, text]) => text !== ''));
  const at = (path: string) => written.get(path) ?? '';
  const under = (list: string) => [...written].filter(([path]) => path.startsWith(`${list}.`)).map(([, text]) => text);
  const entriesOf = (list: string) => [
    ...new Set([...written.keys()].flatMap((path) => RegExp(`^${list}\\.\\d+`).exec(path)?.[0] ?? [])),
  ];
  return {
    contact: {
      name: at('basics.name'),
      email: at('basics.email'),
      phone: at('basics.phone'),
      location: at('basics.location'),
      links: under('basics.profiles'),
    },
    jobs: entriesOf('work').map((job) => ({
      role: at(`${job}.position`),
      company: at(`${job}.name`),
      location: at(`${job}.location`),
      bullets: under(`${job}.highlights`),
      dates: at(`${job}.dates`),
    })),
    studies: entriesOf('education').map((study) => ({
      degree: joined([at(`${study}.studyType`), at(`${study}.area`)], ' in '),
      institution: at(`${study}.institution`),
      grade: at(`${study}.score`),
    })),
  };
}
