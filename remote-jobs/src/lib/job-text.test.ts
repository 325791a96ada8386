import { toJob } from './job-posting';
import { jobText } from './job-text';

const job = (fields: object) => toJob({ id: 'j1', jobName: 'QA Engineer', ...fields })!;

it('tells everything a resume is compared with, in the order of the page', () => {
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

it('leaves out what the job does not say', () => {
  expect(jobText(job({}))).toBe('QA Engineer');
});
