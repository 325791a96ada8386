import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyze } from './analyze';
import type { Analysis } from './analysis';

const NAME = 'skillora-junior_developer_resume.docx';
const SAMPLE = join(__dirname, '../../remote-resume/src/content/sample-analysis.json');

test("the sample report of the resume check is the engine's shortened result for its fixture", async () => {
  const sample = JSON.parse(readFileSync(SAMPLE, 'utf8')) as Analysis;
  const bytes = new Uint8Array(readFileSync(join(__dirname, '../fixtures', NAME)));
  const analysis = await analyze(bytes, { asOf: new Date('2026-11-01'), fileName: NAME });
  const { recommendations, checks, ...numbers } = sample;
  expect(analysis).toMatchObject(numbers);
  expect(analysis.recommendations.slice(0, 3)).toEqual(recommendations);
  const shortened = analysis.checks.map((check) => ({ ...check, evidence: check.evidence.slice(0, 1) }));
  expect(shortened).toEqual(expect.arrayContaining([...checks]));
});
