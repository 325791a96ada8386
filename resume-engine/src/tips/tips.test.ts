import { analyzeReading } from '../result/analyze-reading';
import type { AnalyzeOptions } from '../result/context-of';
import { ANANYA } from '../testing/ananya';
import { contextFor } from '../testing/judged';
import type { ResumeContent } from '../testing/made-resume';
import { tipsFor } from './index';

const [latest, first] = ANANYA.experience ?? [];
const short = (dates: string) => ({ title: 'Cook', company: 'Rose', dates });
const photo = { pages: [{ width: 595, height: 842, pictureShare: 0.05 }] };

const idsOf = async (content: Partial<ResumeContent>, options: Partial<AnalyzeOptions> = {}) =>
  tipsFor(await contextFor({ ...ANANYA, ...content }, options)).map(({ id }) => id);

test.each([
  ['gaps', { experience: [latest!, { ...first, dates: 'Jun 2019 - Mar 2021' }] }],
  [
    'short-jobs',
    { experience: [short('Jan 2022 - May 2022'), short('Jan 2021 - May 2021'), short('Sep 2020 - Dec 2020')] },
  ],
  ['references', { extra: { lines: ['References available on request'] } }],
  ['declaration', { extra: { heading: 'Declaration', kind: 'declaration', lines: ['I hereby declare'] } }],
  ['objective', { extra: { lines: ['Career Objective:'] } }],
  ['dated-skills', { skills: ['Java', 'FoxPro'] }],
  ['first-person', { summary: 'I like my work.' }],
  ['photo-abroad', { location: 'London, UK', document: photo }],
  ['long-dashes', { experience: [{ ...latest, title: 'Cook Jan 2020 – Mar 2021' }] }],
] as const)('the tip %s applies', async (id, content) => {
  expect(await idsOf({})).not.toContain(id);
  expect(await idsOf(content as Partial<ResumeContent>)).toContain(id);
});

test("a file name without the person's name gets a suggestion", async () => {
  expect(await idsOf({}, { fileName: 'resume final(2).pdf' })).toEqual(['file-name']);
  expect(await idsOf({}, { fileName: 'ANANYA_cv.pdf' })).toEqual([]);
});

test("the name of the editor's own file is not questioned", async () => {
  expect(await idsOf({}, { fileName: 'resume.pdf' })).toEqual([]);
});

test('an uncertain name is not suggested for the file', async () => {
  expect(await idsOf({ confidence: 0.55 }, { fileName: 'cv.pdf' })).toEqual([]);
});

test('a gap spent at college is not a gap', async () => {
  const earlier = { ...first, dates: 'Jun 2016 - Mar 2017' };
  expect(await idsOf({ experience: [latest!, first!, earlier] })).toEqual([]);
});

test('tips never change the score', async () => {
  const scores = ['cv.pdf', 'ananya.pdf'].map(
    async (fileName) => analyzeReading(await contextFor(ANANYA, { fileName })).overallScore,
  );
  const [one, other] = await Promise.all(scores);
  expect(one).toBe(other);
});
