import { labelOf } from './job-labels';

it.each([
  ['onsite', 'Onsite'],
  ['hybrid', 'Hybrid'],
  ['remote', 'Remote'],
  ['full_time', 'Full-time'],
  ['part_time', 'Part-time'],
  ['fresher', 'Fresher'],
  ['intermediate', 'Intermediate'],
  ['experienced', 'Experienced'],
  ['fixed_term', 'Fixed term'],
])('%s is called %s', (value, label) => {
  expect(labelOf(value)).toBe(label);
});
