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

it('reaches no more than 100, and promises nothing while the score is limited', () => {
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

it('is what lifts the ceiling, where there is one', () => {
  const noContact = checkWith({ id: 'C2', status: 'fail', fix: 'Add your mail.', gain: 1 });
  const analysis = analysisWith({
    checks: [checkWith({ gain: 9 }), noContact],
    ceiling: { limit: 59, reason: '', checks: ['C9', 'C2'] },
  });
  expect(nextStepOf(toAtsResult(analysis)!)).toEqual({ text: 'Add your mail.', gain: 'lifts the limit of 59' });
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
