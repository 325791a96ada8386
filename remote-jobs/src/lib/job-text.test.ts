import { toJob } from './job-posting';
import { jobText } from './job-text';

const job = (fields: object) => toJob({ id: 'j1', jobName: 'QA Engineer', ...fields })!;

it('contains everything a resume is compared with, in page order', () => {
  const text = jobText(
    job({
      companyName: 'Haatvan Retail',
      description: 'Tests our shop.',
      responsibilities: ['Write test cases', 'Report defects'],
      requirements: ['2 years of testing'],
      skills: ['JIRA', 'Selenium'],
    }),
  );
  expect(text).toBe(
    'QA Engineer at Haatvan Retail\n\nTests our shop.\n\nKey Responsibilities\n- Write test cases\n- Report defects\n\nRequirements\n- 2 years of testing\n\nSkills: JIRA, Selenium',
  );
});

it('omits missing parts', () => {
  expect(jobText(job({}))).toBe('QA Engineer');
});
