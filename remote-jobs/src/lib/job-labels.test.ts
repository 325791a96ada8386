import { labelOf, typeLabels } from './job-labels';
import { toJob } from './job-posting';

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

it('names each type of a job once', () => {
  const job = toJob({ id: 'a', employmentType: 'remote', jobType: 'remote', experienceLevel: 'fresher' });
  expect(job && typeLabels(job)).toEqual(['Remote', 'Fresher']);
});
