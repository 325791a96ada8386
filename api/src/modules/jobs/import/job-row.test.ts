import fc from 'fast-check';
import { FieldFinder } from '../../../import/field-names';
import { JOBS_IMPORT } from './job-import';
import { JOB_FIELD_NAMES } from './job-field-names';

const NOW = new Date('2026-06-01T12:00:00Z');
const WHOLE = { title: 'Chef', company: 'Rose', location: 'Pune', description: 'Cook.' };

const read = (fields: object) => JOBS_IMPORT.read(new FieldFinder(JOB_FIELD_NAMES).find({ ...fields }), NOW);

test('missing fields have the defaults of the usage text', () => {
  const { row, errors } = read(WHOLE);
  expect(errors).toEqual([]);
  expect(row).toEqual({
    job_name: 'Chef',
    company_name: 'Rose',
    location: 'Pune',
    employment_type: 'full_time',
    job_type: 'onsite',
    experience_level: 'intermediate',
    category: 'other',
    description: 'Cook.',
    skills: [],
    ctc: null,
    ectc: null,
    notice_period: null,
    working_days: null,
    is_active: true,
    responsibilities: [],
    requirements: [],
    logo_url: null,
    image: null,
    valid_through: null,
    created_at: null,
  });
});

test.each<[object, object]>([
  // The field variants of the specification, section 3.
  [{ jobName: 'Cook' }, { job_name: 'Cook' }],
  [{ companyName: 'Acme' }, { company_name: 'Acme' }],
  [{ company_name: 'Acme' }, { company_name: 'Acme' }],
  [{ skills: ['Java', 'SQL'] }, { skills: ['Java', 'SQL'] }],
  [{ skills: 'Java, SQL' }, { skills: ['Java', 'SQL'] }],
  [{ ctc: 8.5 }, { ctc: 8.5, ectc: null }],
  [
    { ctc: 8, eCTC: 10 },
    { ctc: 8, ectc: 10 },
  ],
  [{ e_ctc: '10' }, { ctc: null, ectc: 10 }],
  [{ noticePeriod: 30 }, { notice_period: 30 }],
  [{ notice_period: '30' }, { notice_period: 30 }],
  [{ workingDays: 'Monday to Friday' }, { working_days: 'Monday to Friday' }],
  [{ working_days: 'Mon-Sat' }, { working_days: 'Mon-Sat' }],
  [{ isActive: false }, { is_active: false }],
  [{ is_active: 'true' }, { is_active: true }],
  [{ responsibilities: ['Cook', 'Serve'] }, { responsibilities: ['Cook', 'Serve'] }],
  [{ requirements: 'Diploma; 2 years in a kitchen' }, { requirements: ['Diploma', '2 years in a kitchen'] }],
  [{ logoUrl: '/pictures/l.png' }, { logo_url: '/pictures/l.png' }],
  [{ createdAt: '2026-05-01T10:00:00.000Z' }, { created_at: '2026-05-01T10:00:00.000Z' }],
  // How spreadsheets head their columns.
  [{ 'Job Title': 'Cook', title: '' }, { job_name: 'Cook' }],
  [{ title: '', POSITION: 'Cook' }, { job_name: 'Cook' }],
  [{ company: '', 'Employer Name': 'Acme' }, { company_name: 'Acme' }],
  [{ location: '', City: 'Nashik', State: 'Maharashtra' }, { location: 'Nashik, Maharashtra' }],
  [{ 'Salary (LPA)': '4-6' }, { ctc: 4, ectc: 6 }],
  [
    { 'Min Salary': '400000', 'Max Salary': '600000' },
    { ctc: 4, ectc: 6 },
  ],
  [{ 'Job Type': 'Part-time' }, { employment_type: 'part_time', job_type: 'onsite' }],
  [{ 'Job Type': 'WFH' }, { employment_type: 'full_time', job_type: 'remote' }],
  [
    { 'Job Type': 'Permanent', 'Work Mode': 'Hybrid' },
    { employment_type: 'full_time', job_type: 'hybrid' },
  ],
  [{ Experience: '0-2 years' }, { experience_level: 'fresher' }],
  [{ Experience: '2 - 5 yrs' }, { experience_level: 'intermediate' }],
  [{ Experience: '5+ years' }, { experience_level: 'experienced' }],
  [{ Experience: 'Entry Level' }, { experience_level: 'fresher' }],
  [{ Experience: 'Mid-Senior level' }, { experience_level: 'experienced' }],
  [{ Experience: 'Not Applicable' }, { experience_level: 'intermediate' }],
  [{ Status: 'Closed' }, { is_active: false }],
  [{ 'Last Date': '2026-06-01' }, { is_active: true, valid_through: '2026-06-01T18:30:00.000Z' }],
  [{ 'Last Date': '31/05/2026' }, { is_active: false }],
  [{ Status: 'Open', 'Last Date': '31/05/2026' }, { is_active: false }],
  [{ 'Notice Period': 'Immediate' }, { notice_period: 0 }],
  [{ 'Notice Period': '15 days or less' }, { notice_period: 15 }],
  [{ 'Job Description': '', description: '<p>Cook <b>well</b></p>' }, { description: 'Cook well' }],
  // What search engines ask of schema.org's JobPosting (developers.google.com/search, "Job
  // posting").
  [
    { educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'bachelor degree' } },
    { requirements: ['bachelor degree'] },
  ],
  [{ experienceRequirements: 'no requirements' }, { experience_level: 'fresher' }],
  [{ experienceRequirements: [{ monthsOfExperience: '60' }] }, { experience_level: 'experienced' }],
  // The Indeed feed.
  [
    { jobtype: 'fulltime, contract', remotetype: 'Hybrid remote' },
    { employment_type: 'full_time', job_type: 'hybrid' },
  ],
  [{ date: 'Fri, 19 Dec 2025 22:49:39 GMT' }, { created_at: '2025-12-19T22:49:39.000Z' }],
])('%j is read as %j', (fields, expected) => {
  const { row, errors } = read({ ...WHOLE, ...fields });
  expect(errors).toEqual([]);
  expect(row).toMatchObject(expected);
});

test('a JobPosting of schema.org is read', () => {
  const { row, errors } = read({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: 'Staff Nurse',
    description: '<p>Care for patients.</p><ul><li>Day shift</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Sanjeevani', value: 'N-7' },
    datePosted: '2026-05-20',
    validThrough: '2026-07-01T00:00',
    employmentType: ['PART_TIME', 'CONTRACTOR'],
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Sanjeevani',
      logo: { '@type': 'ImageObject', url: 'https://example.com/s.png' },
    },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Pune', addressRegion: 'MH', addressCountry: 'IN' } },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: 30000, maxValue: 40000, unitText: 'MONTH' },
    },
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 72 },
    skills: [{ '@type': 'DefinedTerm', name: 'IV therapy' }, 'Patient care'],
    qualifications: 'GNM or B.Sc. Nursing',
  });
  expect(errors).toEqual([]);
  expect(row).toMatchObject({
    job_name: 'Staff Nurse',
    company_name: 'Sanjeevani',
    location: 'Pune, MH',
    employment_type: 'part_time',
    experience_level: 'experienced',
    description: 'Care for patients.\n\n• Day shift',
    skills: ['IV therapy', 'Patient care'],
    ctc: 3.6,
    ectc: 4.8,
    is_active: true,
    valid_through: '2026-06-30T18:30:00.000Z',
    requirements: ['GNM or B.Sc. Nursing'],
    logo_url: null,
    created_at: '2026-05-20T00:00:00.000Z',
  });
});

test('a remote posting needs no location, and a posting past its date is closed', () => {
  const { row, errors } = read({ ...WHOLE, location: '', jobLocationType: 'TELECOMMUTE', validThrough: '2026-05-31' });
  expect(errors).toEqual([]);
  expect(row).toMatchObject({ job_type: 'remote', location: 'Remote', is_active: false });
});

test.each<[object, string, string]>([
  [{ title: '' }, 'jobName', 'is missing. Fill it in.'],
  [{ description: '<p>&nbsp;</p>' }, 'description', 'holds no text. Fill it in.'],
  [{ title: 'x'.repeat(201) }, 'title', 'has 201 characters; at most 200 fit. Shorten it.'],
  [{ description: 'x'.repeat(20_001) }, 'description', 'has 20001 characters; at most 20000 fit. Shorten it.'],
  [
    { 'Job Type': 'sometimes' },
    'Job Type',
    "'sometimes' is not known. Write onsite or hybrid or remote, or leave it empty.",
  ],
  [
    { 'Employment Type': 'sometimes' },
    'Employment Type',
    "'sometimes' is not known. Write full_time or part_time or other, or leave it empty.",
  ],
  [
    { Experience: 'wizard' },
    'Experience',
    "'wizard' is not a level of experience. Write fresher, intermediate or experienced, or the years, such as 2-5 years.",
  ],
  [
    { Salary: 'lots' },
    'Salary',
    "'lots' is not an amount we understand. Write it in LPA, such as 12 or 8-12 LPA, or leave it empty.",
  ],
  [
    { Posted: '2027-01-01' },
    'Posted',
    "'2027-01-01' is in the future. Write the day it was posted, or leave it empty.",
  ],
  [
    { Logo: 'logo.png' },
    'Logo',
    "'logo.png' is not the address of a picture. Write its path on this portal, such as /pictures/asha.png, or leave it empty.",
  ],
  [{ company: 'a\u0000b' }, 'company', 'holds characters that are not text. Remove them.'],
])('%j is rejected with its field and a solution', (fields, field, sentence) => {
  expect(read({ ...WHOLE, ...fields }).errors).toEqual([{ field, sentence }]);
});

test('all errors of a row are reported together', () => {
  expect(read({ Salary: 'lots', Posted: 'soon' }).errors.map(({ field }) => field)).toEqual([
    'jobName',
    'companyName',
    'location',
    'description',
    'Salary',
    'Posted',
  ]);
});

test('omitted parts of valid rows are reported', () => {
  const { remarks, errors } = read({
    ...WHOLE,
    salary: 'USD 90,000',
    'employment type': 'Internship',
    experience: 'Some time in a kitchen like ours would help',
  });
  expect(errors).toEqual([]);
  expect(remarks).toEqual([
    'employment that is neither full- nor part-time was taken as full-time',
    'experience that names no level was taken as intermediate',
    'pay in another currency than rupees was left out',
  ]);
});

test('each name of a field belongs to one field', () => {
  const names = Object.values(JOB_FIELD_NAMES).flatMap((aliases) =>
    aliases.map((alias) => alias.toLowerCase().replace(/[^a-z]/g, '')),
  );
  const byField = Object.values(JOB_FIELD_NAMES).flatMap((aliases) => [
    ...new Set(aliases.map((alias) => alias.toLowerCase().replace(/[^a-z]/g, ''))),
  ]);
  expect(byField.filter((name, index) => byField.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThan(150);
});

test('any record becomes a valid row or errors with sentences', () => {
  const names = fc.constantFrom(...Object.values(JOB_FIELD_NAMES).flat());
  const values = fc.oneof(
    fc.jsonValue(),
    fc.string(),
    fc.constantFrom('<p>', '12 LPA', '2026-05-01', 'yes', 'Pune', 'x'.repeat(300)),
  );
  fc.assert(
    fc.property(fc.dictionary(names, values), (fields) => {
      const { row, errors } = read(fields);
      expect(
        errors.every(({ sentence }) => /^(is|has|holds|lies|ends|'.*' (is|lies|ends|may)).*\.$/s.test(sentence)),
      ).toBe(true);
      if (errors.length === 0) expect(row.job_name && row.description && row.location).toBeTruthy();
    }),
    { numRuns: 500 },
  );
});
