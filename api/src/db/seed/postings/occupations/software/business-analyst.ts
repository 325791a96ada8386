import type { Occupation } from '../../occupation';

export const businessAnalyst: Occupation = {
  industries: ['software', 'finance', 'services'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 20, hybrid: 60, remote: 20 },
  workingDays: ['Monday to Friday'],
  openings: [
    '{company} is looking for a business analyst in {city} to stand between the people who need the software and the people who write it.',
    'Requirements that two readers understand in the same way: that is what {company} expects from the business analyst it is hiring in {city}.',
    "The implementation group of {company} in {city} needs a business analyst who is comfortable in a client's accounts office and in a sprint review.",
  ],
  duties: [
    'You will interview users, draw the process as it runs today and write user stories with acceptance criteria that can be tested.',
    'Spreadsheets and SQL are daily tools; you will check a claim against data before it becomes a requirement.',
    'During user acceptance testing you will run the sessions, log what was found and decide with the client what must change before go-live.',
    'A typical project lasts {four to seven|three to five|six to nine} months and involves two analysts, six developers and one client coordinator.',
  ],
  levels: {
    fresher: {
      titles: ['Junior Business Analyst', 'Business Analyst Trainee'],
      pay: [3.5, 5.5],
      note: 'You will shadow a project from the first workshop to go-live and write up its minutes and stories.',
    },
    intermediate: {
      titles: ['Business Analyst', 'IT Business Analyst'],
      pay: [8, 15],
      note: 'You will run requirement workshops yourself and hold the backlog of one client project.',
    },
    experienced: {
      titles: ['Senior Business Analyst', 'Lead Business Analyst'],
      pay: [17, 27],
      note: 'You will handle two large clients, guide junior analysts and be heard when scope and price are decided.',
    },
  },
  coreSkills: ['Requirements gathering', 'User stories', 'Process mapping'],
  furtherSkills: [
    'SQL',
    'Excel',
    'Jira',
    'BPMN',
    'UAT',
    'Wireframing',
    'Stakeholder communication',
    'Power BI',
    'Gap analysis',
    'Agile',
  ],
  responsibilities: [
    'Gather and document business requirements with users and managers',
    'Write user stories with acceptance criteria and keep the backlog in order',
    'Map present and future processes and point out the gaps',
    'Support developers and testers with quick answers during the sprint',
    'Prepare and run user acceptance tests',
    'Write user guides and hold training sessions',
    'Track change requests and their effect on time and cost',
  ],
  leading: [
    'Advise clients on which requirements are worth their cost',
    'Mentor junior analysts and review their documents',
  ],
  education: 'Graduate in any discipline; MBA or B.E. is an advantage',
  field: 'business analysis on software projects',
  requirements: [
    'Strong written English and the confidence to run a meeting',
    'Advanced Excel; basic SQL',
    'Understanding of how software is built and released in short cycles',
    'Willingness to travel to client offices a few days a month',
    'Knowledge of finance, HR or supply-chain processes',
  ],
};
