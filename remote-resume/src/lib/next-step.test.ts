import { analysisWith, checkWith } from '../testing/analysis';
import { toAtsResult } from './ats-result';
import { laterSteps, nextStepOf, pointsText } from './next-step';

it('is the first recommendation with the points of its check', () => {
  expect(nextStepOf(toAtsResult(analysisWith())!)).toMatchObject({
    text: 'Add how many, how much or how fast.',
    gain: '+3 points',
    reaches: 75,
  });
});

it('reaches no more than 100, and promises nothing while the score is held down', () => {
  const reached = (fields: Parameters<typeof analysisWith>[0]) =>
    nextStepOf(toAtsResult(analysisWith(fields))!)?.reaches;
  expect(reached({ overallScore: 99 })).toBe(100);
  expect(reached({ overallScore: 100 })).toBeUndefined();
  expect(reached({ ceiling: { limit: 72, reason: '' } })).toBeUndefined();
});

it('is followed by two others, with points if known', () => {
  const result = toAtsResult(
    analysisWith({ recommendations: ['Add how many, how much or how fast.', 'B', 'C', 'D'] }),
  )!;
  expect(laterSteps(result, { text: 'B', gain: '' })).toEqual([
    { text: 'Add how many, how much or how fast.', gain: '+3 points' },
    { text: 'C', gain: '' },
  ]);
});

it('is what holds the score down, where something does', () => {
  const unread = checkWith({
    id: 'A1',
    category: 'atsCompatibility',
    status: 'fail',
    fix: 'Save it as text.',
    gain: 2,
  });
  const noContact = checkWith({
    id: 'C2',
    category: 'contactInformation',
    status: 'fail',
    fix: 'Add your mail.',
    gain: 1,
  });
  const checks = [checkWith({ gain: 9 }), noContact, unread];
  const held = (limit: number, parseRate: number) => {
    const { categoryScores } = analysisWith();
    const analysis = analysisWith({
      checks,
      ceiling: { limit, reason: '' },
      categoryScores: { ...categoryScores, atsParseRate: parseRate },
    });
    return nextStepOf(toAtsResult(analysis)!);
  };
  expect(held(10, 0)).toEqual({ text: 'Save it as text.', gain: 'lifts the limit of 10' });
  expect(held(70, 0.9)).toEqual({ text: 'Add your mail.', gain: 'lifts the limit of 70' });
});

it('is nothing when there is nothing to recommend', () => {
  expect(nextStepOf(toAtsResult(analysisWith({ recommendations: [] }))!)).toBeUndefined();
});

it.each([
  [5.16, '+5.2 points'],
  [1, '+1 point'],
  [0.98, '+1 point'],
  [0, ''],
])('writes %p points as %p', (points, text) => {
  expect(pointsText(points)).toBe(text);
});
