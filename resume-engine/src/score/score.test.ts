import fc from 'fast-check';
import { analyzeReading } from '../result/analyze-reading';
import { CHECKS } from '../checks/catalogue';
import { ANANYA } from '../testing/ananya';
import { anyResume } from '../testing/any-resume';
import { contextFor } from '../testing/judged';
import type { ResumeContent } from '../testing/made-resume';
import { CATEGORY_POINTS } from './judge';

const scoreWith = async (content: ResumeContent) => analyzeReading(await contextFor(content));
const scoreOf = async (content: ResumeContent) => (await scoreWith(content)).overallScore;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('52 checks give the points of their categories, 100 in all', () => {
  expect(CHECKS).toHaveLength(52);
  expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(52);
  for (const [category, points] of Object.entries(CATEGORY_POINTS))
    expect([category, sum(CHECKS.flatMap((check) => (check.category === category ? [check.max] : [])))]).toEqual([
      category,
      points,
    ]);
});

test('in any resume gains and points add up to 100, category by category, and the score is their sum', async () => {
  await fc.assert(
    fc.asyncProperty(anyResume, async (content) => {
      const { checks, categoryScores, overallScore, uiPanels, ceiling } = await scoreWith(content);
      const points = Math.round(sum(checks.map((check) => check.points)) * 100) / 100;
      expect(points + sum(checks.map(({ gain }) => gain))).toBeCloseTo(100, 6);
      for (const [category, whole] of Object.entries(CATEGORY_POINTS)) {
        const own = checks.filter((check) => check.category === category);
        expect([category, Math.round(sum(own.map(({ max }) => max)) * 100)]).toEqual([category, whole * 100]);
      }
      const { atsParseRate, ...categories } = categoryScores;
      const total = sum(Object.values(categories)) + 20 * atsParseRate;
      expect(total).toBeCloseTo(points, 6);
      expect(overallScore).toBe(ceiling?.limit ?? Math.round(points));
      for (const value of [overallScore, ...Object.values(uiPanels)]) expect(value >= 0 && value <= 100).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('a good resume scores above 90, an empty one close to 0', async () => {
  expect(await scoreOf(ANANYA)).toBeGreaterThan(90);
  expect(await scoreOf({})).toBeLessThanOrEqual(40);
});

test('a short first resume without another defect is limited less', async () => {
  const { experience: _, summary: _summary, achievements: _achievements, ...fresher } = ANANYA;
  const bullets = [
    'Created a small web page that shows the next buses near the college to 300 students each morning',
    'Raised the share of tested code from 30% to 78% within a year with JUnit and weekly reviews',
    'Reduced the time to load the timetable from 4 to 1 seconds with Redis and better queries',
  ];
  const short = { ...fresher, projects: [{ ...ANANYA.projects![0]!, bullets }] };
  expect((await scoreWith(short)).ceiling).toMatchObject({ limit: 74 });
  expect((await scoreWith({ ...short, phone: '' })).ceiling?.limit).toBeLessThanOrEqual(64);
});

test('adding or fixing content never lowers the score of any resume', async () => {
  const steps: readonly ((content: ResumeContent) => ResumeContent)[] = [
    (content) => ({ ...content, email: 'ananya.iyer@gmail.com' }),
    (content) => ({ ...content, phone: '+91 98765 43210' }),
    (content) => ({ ...content, location: 'Pune, Maharashtra' }),
    (content) => ({ ...content, link: 'linkedin.com/in/ananya-iyer' }),
    (content) => ({ ...content, name: 'Ananya Iyer' }),
  ];
  await fc.assert(
    fc.asyncProperty(anyResume, fc.constantFrom(...steps), async (content, step) => {
      const bare = { ...content, confidence: 0.9 };
      expect(await scoreOf(step(bare))).toBeGreaterThanOrEqual(await scoreOf(bare));
    }),
    { numRuns: 60 },
  );
});

test('without numbers in the bullets only the numbers check loses points', async () => {
  const plain = (text: string) => text.replace(/\d[\d,]*%?|\b(two|three|four|six)\b/g, 'many');
  const bare = {
    ...ANANYA,
    experience: ANANYA.experience?.map((entry) => ({ ...entry, bullets: entry.bullets?.map(plain) ?? [] })) ?? [],
  };
  const [before, after] = [await scoreWith(ANANYA), await scoreWith(bare)];
  const lost = after.checks.filter(({ points }, at) => points < (before.checks[at]?.points ?? 0));
  expect(lost.map(({ id }) => id)).toEqual(['E2']);
});

test('A4 and Letter have the same score', async () => {
  const letter = { ...ANANYA, document: { pages: [{ width: 612, height: 792, pictureShare: 0 }] } };
  expect(await scoreOf(letter)).toBe(await scoreOf(ANANYA));
});

test.each([
  [10, 'no text', { document: { items: [], characters: 0 } }],
  [35, 'no email and no phone', { email: '', phone: '' }],
  [59, 'no email', { email: '' }],
  [69, 'no phone', { phone: '' }],
  [49, 'no name', { name: '' }],
  [69, 'an unprofessional address', { email: 'cutegirl98@gmail.com' }],
  [89, 'a birth date', { extra: { kind: 'personal', lines: ['Date of Birth: 1 Jan 1999'] } }],
  [79, 'a religion', { extra: { kind: 'personal', lines: ['Religion: Hindu'] } }],
  [59, 'a stuffed keyword', { extra: { lines: Array.from({ length: 5 }, () => 'Kafka '.repeat(6)) } }],
] as const)('the score is limited to %i with %s', async (limit, _, content) => {
  const { overallScore, ceiling } = await scoreWith({ ...ANANYA, ...content } as ResumeContent);
  expect({ overallScore, limit: ceiling?.limit }).toEqual({ overallScore: limit, limit });
});

test('the score is limited to 35 without work, projects and education', async () => {
  const { ceiling } = await scoreWith({
    ...ANANYA,
    experience: [],
    projects: [],
    education: [],
    extra: {
      heading: 'Interests',
      kind: 'interests',
      lines: Array.from({ length: 20 }, () => 'Long walks in the hills near the city'),
    },
  });
  expect(ceiling).toMatchObject({ limit: 35, checks: ['E1'] });
});

test('each further defect lowers the limit, and all of them are named', async () => {
  const { overallScore, ceiling } = await scoreWith({ ...ANANYA, email: '', name: '' });
  expect({ overallScore, ...ceiling }).toEqual({
    overallScore: 44,
    limit: 44,
    reason: 'We could not find your name. We found no email address.',
    checks: ['C1', 'C2'],
  });
});

test('recommendations begin with what lifts the ceiling', async () => {
  const { checks, recommendations } = await scoreWith({ ...ANANYA, phone: '', location: '', skills: ['Java'] });
  expect(recommendations[0]).toBe(checks.find(({ id }) => id === 'C3')?.fix);
});

test('recommendations are ordered by points, without passed checks', async () => {
  const { recommendations, checks, issues } = await scoreWith({ ...ANANYA, location: '', link: '', headline: '' });
  const gains = recommendations.map((text) => checks.find(({ fix }) => fix === text)?.gain ?? 0);
  expect(gains).toEqual(gains.toSorted((one, other) => other - one));
  expect(recommendations).toHaveLength(checks.filter(({ fix, status }) => fix && status !== 'pass').length);
  expect(issues).toBe(checks.filter(({ status }) => status === 'warn' || status === 'fail').length);
});
