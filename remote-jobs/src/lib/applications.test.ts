import { toProgress } from './applications';

test('of a newer server, a status that is not known is the last known one, and its step is left out', () => {
  const step = (status: string) => ({ status, at: '2026-03-09T09:30:00.000Z', note: '' });
  const progress = { status: 'trial_day', history: [step('received'), step('interview'), step('trial_day')] };
  expect(toProgress(progress)).toEqual({ status: 'interview', history: [step('received'), step('interview')] });
  expect(toProgress({ status: 'trial_day' })).toEqual({ status: 'received', history: [] });
});
