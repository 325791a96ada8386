import type { Occupation } from '../../occupation';

export const internalAuditor: Occupation = {
  industries: ['accounting', 'finance'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 40, hybrid: 60, remote: 0 },
  workingDays: ['Monday to Friday'],
  openings: [
    '{company} is looking for an internal auditor in {city} to visit branches, test controls and report what is really found.',
    '{company} needs an auditor in {city} who asks the second question and keeps evidence for the answer.',
    'The audit practice of {company} in {city} has an opening for semi-qualified and qualified accountants.',
  ],
  duties: [
    'You will plan a visit, take samples, test stock and cash, and agree on each finding with the branch before it is reported.',
    'Travel takes about {eight|six|ten} days a month, by train or air, and is planned four weeks ahead.',
    'Data analysis in Excel or IDEA replaces random ticking wherever the system allows it.',
    'Findings come with a cause and a practical fix; a list of errors alone is sent back.',
  ],
  levels: {
    fresher: {
      titles: ['Audit Trainee', 'Audit Assistant'],
      pay: [2.4, 4],
      note: 'You will assist on two or three audits a month and learn how a working paper is written.',
    },
    intermediate: {
      titles: ['Internal Auditor', 'Audit Executive'],
      pay: [5, 10],
      note: 'You will lead small audits and discuss reports with branch heads yourself.',
    },
    experienced: {
      titles: ['Audit Manager', 'Senior Internal Auditor'],
      pay: [13, 22],
      note: 'You will own the yearly audit plan and present to the audit committee.',
    },
  },
  coreSkills: ['Internal audit', 'Risk assessment', 'MS Excel'],
  furtherSkills: [
    'Internal controls',
    'Stock audit',
    'Report writing',
    'SOX basics',
    'Data analytics',
    'Companies Act',
    'Sampling',
    'Process audit',
    'Ind AS',
    'SAP',
  ],
  responsibilities: [
    'Plan and carry out audits according to the yearly plan',
    'Test controls in purchase, sales, payroll and cash',
    'Document evidence and findings in working papers',
    'Discuss findings with process owners and agree on dates',
    'Follow up on open points until they are closed',
    'Check compliance with policies and statutory dues',
    'Verify stock and fixed assets at sites',
  ],
  leading: ['Review working papers and reports of the team', 'Present results to senior management'],
  education: 'CA, CA Inter, CMA or M.Com',
  field: 'internal or statutory audit',
  requirements: [
    'Good grasp of accounting standards and internal controls',
    'Excel at an advanced level',
    'Clear, unemotional report writing',
    'Willingness to travel within India',
    'Independence and tact in equal parts',
  ],
};
