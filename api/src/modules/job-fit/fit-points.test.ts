import type { JobPosting } from '@kadam/shared/contract/jobs';
import { fitPoints } from './fit-points';

const POSTING: JobPosting = {
  id: '00000000-0000-4000-8000-000000000001',
  jobName: 'Accountant',
  companyName: 'Sahyadri Traders',
  location: 'Bengaluru, Karnataka',
  employmentType: 'full_time',
  jobType: 'onsite',
  experienceLevel: 'intermediate',
  description: '',
  skills: [],
  ctc: 5.5,
  eCTC: 6,
  noticePeriod: 30,
  workingDays: null,
  isActive: true,
  responsibilities: [],
  requirements: ['B.Com. from any university', '3 to 5 years in accounting'],
  logoUrl: null,
  image: null,
  createdAt: '2026-11-01T00:00:00.000Z',
};
const EMPTY_PROFILE = {
  id: POSTING.id,
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  jobseekerName: 'Asha Rao',
  phone: '',
  currentPackage: '',
  expectedPackage: '',
  yearOfExperience: '',
  noticePeriod: '',
  resume: '',
  address: '',
  preferredLocation1: '',
  preferredLocation2: '',
  preferredLocation3: '',
};
const point = (about: string, posting: Partial<JobPosting>, profile: Partial<typeof EMPTY_PROFILE>) => {
  const found = fitPoints({ ...POSTING, ...posting }, { ...EMPTY_PROFILE, ...profile }).find(
    (one) => one.about === about,
  );
  return found && [found.verdict, found.asked, found.yours];
};

test('fields missing in the profile are unknown, with the requirement', () => {
  expect(fitPoints(POSTING, EMPTY_PROFILE)).toEqual([
    { about: 'experience', verdict: 'unknown', asked: '3 to 5 years in accounting', yours: null },
    { about: 'place', verdict: 'unknown', asked: 'Bengaluru, Karnataka', yours: null },
    { about: 'pay', verdict: 'unknown', asked: 'Up to 6 lakh a year', yours: null },
    { about: 'notice', verdict: 'unknown', asked: 'Within 30 days', yours: null },
  ]);
});

test.each([
  ['3 to 5 years in accounting', '4', ['fits', '4 years']],
  ['3 to 5 years in accounting', '2.5 yrs', ['differs', '2.5 years']],
  ['3 to 5 years in accounting', '12', ['fits', '12 years']],
  ['At least 1 year in a hospital', '1', ['fits', '1 year']],
  ['9 or more years in graphic design', '8', ['differs', '8 years']],
  ['5+ years in sales', '5+', ['fits', '5 years']],
  ['Up to one year in billing; freshers may apply', '0', ['fits', '0 years']],
  ['Up to one year in billing; freshers may apply', '8', ['differs', '8 years']],
])('experience: “%s” beside %s years', (asked, yearOfExperience, [verdict, yours]) => {
  const requirements = ['LL.B. or five-year law degree', asked];
  expect(point('experience', { requirements }, { yearOfExperience })).toEqual([verdict, asked, yours]);
});

test('experience: a fresher matches if none is required, and a level without years is not estimated', () => {
  const none = { requirements: [] };
  expect(point('experience', { ...none, experienceLevel: 'fresher' }, { yearOfExperience: '2' })).toEqual([
    'fits',
    'No experience needed',
    '2 years',
  ]);
  expect(point('experience', none, { yearOfExperience: '2' })?.[0]).toBe('unknown');
});

test.each([
  [{ preferredLocation1: 'Pune', preferredLocation2: 'Bangalore' }, 'fits', 'Bangalore'],
  [{ preferredLocation1: 'Karnataka' }, 'fits', 'Karnataka'],
  [{ preferredLocation3: 'Anywhere in India' }, 'fits', 'Anywhere in India'],
  [{ preferredLocation1: 'Pune', preferredLocation2: 'Mumbai' }, 'differs', 'Pune; Mumbai'],
  [{ address: '12, MG Road, Bengaluru 560001' }, 'fits', '12, MG Road, Bengaluru 560001'],
  [{ address: '4, Law College Road, Pune' }, 'unknown', '4, Law College Road, Pune'],
])('place: %j in Bengaluru', (profile, verdict, yours) => {
  expect(point('place', {}, profile)).toEqual([verdict, 'Bengaluru, Karnataka', yours]);
});

test('place: remote work can be done from anywhere', () => {
  expect(point('place', { jobType: 'remote' }, { preferredLocation1: 'Pune' })).toEqual([
    'fits',
    'Remote (Bengaluru, Karnataka)',
    'Pune',
  ]);
});

test.each([
  ['6', 'fits', '6 lakh a year expected'],
  ['6.25 LPA', 'differs', '6.25 lakh a year expected'],
  ['₹ 5,50,000', 'fits', '5.5 lakh a year expected'],
])('pay: %s expected beside up to 6', (expectedPackage, verdict, yours) => {
  expect(point('pay', {}, { expectedPackage })).toEqual([verdict, 'Up to 6 lakh a year', yours]);
});

test('pay: a posting without an amount is unknown', () => {
  expect(point('pay', { ctc: null, eCTC: null }, { expectedPackage: '6' })).toEqual([
    'unknown',
    'Not stated',
    '6 lakh a year expected',
  ]);
});

test.each([
  ['experience', { yearOfExperience: 'since 2019' }, ['unknown', 'since 2019']],
  ['experience', { yearOfExperience: '18 months' }, ['differs', '1.5 years']],
  ['pay', { expectedPackage: '50k per month' }, ['unknown', '50k per month']],
  ['pay', { expectedPackage: 'negotiable' }, ['unknown', 'negotiable']],
  ['notice', { noticePeriod: '2 months' }, ['differs', '60 days']],
  ['notice', { noticePeriod: '15 days, buyout possible' }, ['unknown', '15 days, buyout possible']],
])('%s: the text %j is compared only if it is one amount, and shown unchanged', (about, profile, verdict) => {
  const [found, , yours] = point(about, {}, profile) ?? [];
  expect([found, yours]).toEqual(verdict);
});

test('notice: it is omitted if the posting has none', () => {
  expect(point('notice', {}, { noticePeriod: '60 days' })).toEqual(['differs', 'Within 30 days', '60 days']);
  expect(point('notice', { noticePeriod: 0 }, { noticePeriod: '0' })).toEqual(['fits', 'At once', '0 days']);
  expect(point('notice', { noticePeriod: null }, {})).toBeUndefined();
});
