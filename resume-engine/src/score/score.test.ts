import fc from 'fast-check';
import { analyseReading } from '../result/analyse-reading';
import { CHECKS } from '../checks/catalogue';
import { ANANYA } from '../testing/ananya';
import { anyResume } from '../testing/any-resume';
import { contextFor } from '../testing/judged';
import type { ResumeContent } from '../testing/made-resume';
import { CATEGORY_POINTS } from './judge';

const scoreWith = async (content: ResumeContent) => analyseReading(await contextFor(content));
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
  [40, 'no work, projects and education', { experience: [], projects: [], education: [], summary: 'x' }],
  [70, 'no e-mail and no phone', { email: '', phone: '' }],
] as const)('the score is limited to %i with %s', async (limit, _, content) => {
  const { overallScore, ceiling } = await scoreWith({ ...ANANYA, ...content } as ResumeContent);
  expect({ overallScore, limit: ceiling?.limit }).toEqual({ overallScore: limit, limit });
});

test('recommendations are ordered by points per effort, without passed checks', async () => {
  const { recommendations, checks, issues } = await scoreWith({ ...ANANYA, email: '', location: '' });
  expect(recommendations[0]).toBe('Write your e-mail address under your name, as text.');
  expect(recommendations).toHaveLength(checks.filter(({ fix, status }) => fix && status !== 'pass').length);
  expect(issues).toBe(checks.filter(({ status }) => status === 'warn' || status === 'fail').length);
});
