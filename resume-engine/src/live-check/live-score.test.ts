import { readPersonas } from '../../fixtures/generate/persona';
import type { Analysis } from '../analysis';
import { analyze } from '../analyze';
import { CHECKS } from '../checks/catalogue';
import type { ResumeDocument } from '../resume-document/resume-document';
import { drawnResume } from '../testing/drawn-resume';
import { personaResume } from '../testing/persona-resume';
import { type LiveScore, liveScore } from './index';

const asOf = new Date('2026-01-15T00:00:00Z');
const PEOPLE = readPersonas();

function person(id: string): ResumeDocument {
  const persona = PEOPLE.find((one) => one.id === id);
  if (!persona) throw new Error(`There is no persona ${id}.`);
  return personaResume(persona);
}

function scored(document: ResumeDocument, pages = 1): LiveScore {
  const score = liveScore({ document, pages, asOf });
  if (!score) throw new Error('The resume is blank.');
  return score;
}

const finding = (document: ResumeDocument, id: string) => scored(document).findings.find((one) => one.id === id);

const PRIYA = person('priya-nair');
const bare = ({ basics, work: experience = [], education = [] }: ResumeDocument): ResumeDocument => ({
  basics: { name: basics?.name ?? '' },
  work: experience.map(({ position = '', highlights = [] }) => ({ position, highlights: highlights.slice(0, 1) })),
  education: education.map(({ studyType = '' }) => ({ studyType })),
});

describe('live score and PDF score', () => {
  const written: [string, ResumeDocument][] = [
    'abhishek-kumar-jha',
    'emily-carter',
    'jomar-dela-cruz',
    'long-rakesh-kumar-sahoo',
    'priya-nair',
    'thangjam-bidyapati-devi',
  ].map((id) => [id, person(id)]);
  const unfinished: [string, ResumeDocument][] = [
    ['a resume without contact, employers, dates and skills', bare(PRIYA)],
    ['a resume with nothing but a name and skills', { basics: { name: 'Asha Rao' }, skills: PRIYA.skills ?? [] }],
  ];

  test.each([...written, ...unfinished])('%s has the same points and findings', async (_, document) => {
    const { bytes, pages } = await drawnResume(document);
    const real = await analyze(bytes, { asOf });
    const live = scored(document, pages);
    // Spelling (1 point) is only scored with the file, and lines break slightly differently.
    expect(Math.abs(live.overallScore - real.overallScore)).toBeLessThanOrEqual(2);
    for (const [category, points] of Object.entries(pointsOf(real)))
      expect([category, Math.abs(pointsOf(live)[category]! - points) <= 1]).toEqual([category, true]);
    expect(live.findings.map(({ id }) => id).sort()).toEqual(liveIds(real).sort());
  });
});

const pointsOf = ({ categoryScores: { atsParseRate, ...others } }: Pick<Analysis, 'categoryScores'>) =>
  ({ ...others, atsParseRate: 20 * atsParseRate }) as Readonly<Record<string, number>>;

const FILE = new Set(CHECKS.flatMap(({ id, needsFile }) => (needsFile ? [id] : [])));

/** What the real check recommends, except what needs the file or a dictionary. */
const liveIds = ({ checks, recommendations }: Analysis) =>
  recommendations.flatMap((fix) => {
    const check = checks.find((one) => one.fix === fix);
    return check && !FILE.has(check.id) && check.id !== 'E9' ? [check.id] : [];
  });

test('an empty resume has no score', () => {
  expect(liveScore({ document: { work: [{}] }, pages: 1, asOf })).toBeUndefined();
});

test('every finding has a place, even for missing content', () => {
  const documents = [PRIYA, bare(PRIYA), { basics: { name: 'Asha Rao' } }, { skills: [{ keywords: ['Java'] }] }];
  for (const { findings } of documents.map((document) => scored(document, 4)))
    for (const { id, places } of findings) expect([id, places.length > 0]).toEqual([id, true]);
});

test('missing content belongs to its section', () => {
  const document = bare(PRIYA);
  expect(finding(document, 'C2')?.places).toEqual([{ path: 'basics.email' }]);
  expect(finding(document, 'K1')?.places).toEqual([{ section: 'skills' }]);
  expect(finding({ basics: { name: 'Asha Rao' } }, 'D1')?.places).toEqual([{ section: 'education' }]);
});

test('an incomplete entry leads to its empty text', () => {
  const job = { position: 'Tester', name: 'Haatvan Retail', highlights: ['Tested 40 pages of the shop a week'] };
  const dated = { startDate: '2021-04', endDate: '2023-03' };
  const document = { basics: PRIYA.basics!, work: [{ ...job, ...dated }, job] };
  expect(finding({ ...document, work: [{ ...job, ...dated }] }, 'E1')).toBeUndefined();
  expect(finding(document, 'E1')?.places).toEqual([{ path: 'work.1.dates' }]);
});

test('a finding about a line leads to that line, even if wrapped, and disappears once fixed', () => {
  const long = `Responsible for ${'testing the shop together with the team and the suppliers and '.repeat(4)}more`;
  const [first, ...others] = PRIYA.work ?? [];
  const weak = { ...PRIYA, work: [{ ...first, highlights: [long, long.replace('testing', 'writing')] }, ...others] };
  expect(finding(weak, 'E5')?.places).toEqual([{ path: 'work.0.highlights.0' }, { path: 'work.0.highlights.1' }]);
  expect(finding(PRIYA, 'E5')).toBeUndefined();
  expect(scored(weak).overallScore).toBeLessThan(scored(PRIYA).overallScore);
});

test('file checks are not among the findings, and their points count as earned', () => {
  const { findings, ofTheFile, categoryScores } = scored(PRIYA);
  expect(findings.filter(({ id }) => FILE.has(id))).toEqual([]);
  expect(ofTheFile).toContain('Fonts and sizes');
  expect(categoryScores.atsCompatibility).toBe(10);
});

test("too many pages are detected by the editor's page count", () => {
  expect(liveScore({ document: PRIYA, pages: 4, asOf })?.findings.map(({ id }) => id)).toContain('F1');
});
