import type { Occupation } from '../../occupation';

export const testEngineer: Occupation = {
  industries: ['software', 'services'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 15, hybrid: 55, remote: 30 },
  workingDays: ['Monday to Friday'],
  openings: [
    '{company} wants a test engineer in {city} who finds the fault before the customer does and can explain it in three lines.',
    'One person can stop a release at {company}: the test engineer. We are filling that seat in {city}.',
    '{company} is adding a test engineer to its product team in {city}, with half the time for automation and half for exploring.',
  ],
  duties: [
    'You will design cases from requirements and from past defects, automate the stable ones in Selenium or Playwright and run the rest by hand.',
    'API tests in Postman and REST Assured run on every build, and you decide which failures block a release.',
    'You will sit in on planning, so that questions about odd inputs are asked before the code is written.',
    'Performance checks with JMeter are part of each quarterly release, and the results are shared with customers.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee Test Engineer', 'Junior QA Engineer'],
      pay: [2.8, 4.5],
      note: 'You will learn our product through manual testing first and move to scripts after about three months.',
    },
    intermediate: {
      titles: ['Test Engineer', 'QA Automation Engineer', 'Software Test Engineer'],
      pay: [6, 13],
      note: 'You will own the regression suite of one product line and keep its running time below an hour.',
    },
    experienced: {
      titles: ['Senior QA Engineer', 'Test Lead'],
      pay: [15, 25],
      note: 'You will set the test strategy, lead a group of four to six testers and sign off releases.',
    },
  },
  coreSkills: ['Manual testing', 'Selenium', 'Test case design'],
  furtherSkills: [
    'Playwright',
    'API testing',
    'Postman',
    'JMeter',
    'SQL',
    'Jira',
    'Java',
    'Regression testing',
    'TestNG',
    'Agile',
  ],
  responsibilities: [
    'Write test plans and cases from requirements and user stories',
    'Automate regression tests and keep them free of flaky results',
    'Log defects with steps, data and evidence a developer can reproduce',
    'Test APIs and check the data they leave behind with SQL',
    'Verify fixes and report the state of a release honestly',
    'Test on the browsers and phones our customers really use',
    'Add a case for each defect that escaped to production',
  ],
  leading: [
    'Estimate test effort and agree on release criteria with product owners',
    'Train testers in automation and review their scripts',
  ],
  education: 'Graduate in engineering, computer applications or science',
  field: 'software testing',
  requirements: [
    'Clear understanding of test levels, equivalence classes and boundary values',
    'Ability to write basic SQL queries',
    'Working knowledge of one programming language, preferably Java or Python',
    'Patience, curiosity and precise written English',
    'ISTQB Foundation certificate is helpful but not required',
  ],
};
