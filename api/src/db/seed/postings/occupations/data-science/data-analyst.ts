import type { Occupation } from '../../occupation';

export const dataAnalyst: Occupation = {
  industries: ['software', 'finance', 'retail', 'services'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 15, hybrid: 55, remote: 30 },
  workingDays: ['Monday to Friday'],
  openings: [
    '{company} is hiring a data analyst in {city} who answers the question behind the question and shows the working.',
    'Sales heads at {company} in {city} plan their week from {six|eight|nine} dashboards. We need a data analyst to keep them right and make two of them unnecessary.',
    '{company} wants a data analyst in {city} with firm SQL, sensible charts and the courage to say that the sample is too small.',
  ],
  duties: [
    'Data sits in PostgreSQL and in a warehouse on BigQuery; reports are built in Power BI and the odd question is settled in Excel.',
    'You will define each measure in writing, so that finance and sales stop arriving with different totals.',
    'About a third of the time goes into ad hoc questions, and you are expected to push back on those that would change no decision.',
    'You will look for leaks such as refunds, delays and drop-outs, and follow up to see whether the fix worked.',
  ],
  levels: {
    fresher: {
      titles: ['Junior Data Analyst', 'Data Analyst Trainee'],
      pay: [3, 4.8],
      note: 'You will take over existing reports, check their numbers against the source and learn the business from its exceptions.',
    },
    intermediate: {
      titles: ['Data Analyst', 'Business Intelligence Analyst'],
      pay: [6, 12],
      note: 'You will work directly with two departments and own their measures from definition to dashboard.',
    },
    experienced: {
      titles: ['Senior Data Analyst', 'Analytics Lead'],
      pay: [14, 24],
      note: 'You will lead a small analytics team and present findings to the management committee each month.',
    },
  },
  coreSkills: ['SQL', 'Excel', 'Power BI'],
  furtherSkills: [
    'Python',
    'Tableau',
    'Statistics',
    'Data cleaning',
    'BigQuery',
    'A/B testing',
    'Dashboards',
    'pandas',
    'Data visualisation',
    'Reporting',
  ],
  responsibilities: [
    'Write SQL to collect and check data from several systems',
    'Build and maintain dashboards that people use every week',
    'Explain results to managers in plain words with their limits',
    'Define measures and keep the data dictionary current',
    'Automate recurring reports',
    'Investigate sudden changes in numbers and report the cause',
    'Support experiments with sample sizes and a clean read-out',
  ],
  leading: ['Prioritise requests across departments', 'Review the analyses of juniors before they reach management'],
  education: 'Graduate in statistics, mathematics, economics, commerce or engineering',
  field: 'data analysis or reporting',
  requirements: [
    'Confident SQL, including window functions',
    'Advanced Excel: pivots, lookups and Power Query',
    'Basic statistics and honesty about uncertainty',
    'Experience with Power BI, Tableau or a similar tool',
    'Good presentation in English',
  ],
};
