import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AtsAnalysis } from '@kadam/shared/contract/resume';
import { PEOPLE } from '../../people/people';
import { asWritten, minParseRate, writtenResume } from '../../people/written-resume';
import { download, downloadFromMenu, importResume, textOf, type MadeFile } from '../../portal/resume-editor';
import { root } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

/** One per script and length; `npm run bench:pdf` downloads and reads the PDF of all twenty. */
const SOME = [
  'hindi',
  'tamil',
  'vietnamese',
  'driver',
  'lakshmi',
  'claire-moreau',
  'long-chandrasekhar-rao',
  'rahul-d-souza',
];
const people = [...PEOPLE].filter(([id]) => process.env.PDF_BARS_PAGE || SOME.includes(id));
const TEMPLATES = ['classic', 'modern', 'compact'];

test('the PDF of a resume, in each template, is parsed with the same content as on the sheet', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await splashSeen(context);
  await page.goto('/resume-editor');
  for (const [at, [id, resume]] of people.entries()) {
    await importResume(page, { name: `${id}.json`, text: JSON.stringify(resume) });
    await expect(textOf(page, 'Name')).toHaveText(resume.basics.name);
    const template = TEMPLATES[at % TEMPLATES.length] ?? '';
    await page.getByRole('combobox', { name: 'Template' }).selectOption(template);
    const written = await onSheet(page);
    const { parsedResume, categoryScores } = await checked(page, await download(page, 'Download PDF'));
    expect.soft(asWritten(parsedResume), `PDF of ${id} in ${template}`).toEqual(written);
    expect.soft(categoryScores.atsParseRate, `parse rate of ${id}`).toBeGreaterThanOrEqual(minParseRate(id));
  }
});

const SAMPLES = ['sample', 'examples/career-changer', 'examples/new-grad', 'examples/senior-engineer'];

test('public samples of JSON Resume are exported unchanged, also after every text was focused', async ({
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

/** Content that the real check reads from a file. */
async function checked(page: Page, { name, bytes }: MadeFile): Promise<AtsAnalysis> {
  const file = { name, mimeType: 'application/octet-stream', buffer: bytes };
  const response = await page.request.post('/api/resume/ats-score', { multipart: { file }, timeout: 60_000 });
  return ((await response.json()) as { data: { analysis: AtsAnalysis } }).data.analysis;
}

const onSheet = async (page: Page) =>
  writtenResume(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-sheet] [data-path]')].map(
        ({ dataset, textContent }) => [dataset.path ?? '', textContent ?? ''] as const,
      ),
    ),
  );
