import type { Occupation } from '../../occupation';

export const legalAssociate: Occupation = {
  industries: ['law', 'finance'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 65, hybrid: 30, remote: 5 },
  workingDays: ['Monday to Friday', 'Monday to Saturday, alternate Saturdays off'],
  openings: [
    '{company} is hiring for its legal team in {city}: {contracts, notices and regulatory questions|contracts and labour matters|property papers, leases and notices}.',
    '{company} in {city} is looking for an advocate who drafts in short sentences and files on time.',
    'The disputes and contracts team of {company}, {city}, has a position for a law graduate.',
  ],
  duties: [
    'You will draft and negotiate supply, lease and employment contracts, and explain risk to people who are not lawyers.',
    'Litigation days are spent at the district court, tribunals or with counsel at the High Court.',
    'Research notes are kept to two pages, with the cases attached.',
    'A calendar of limitation dates is kept by each associate and checked by a second person every Monday.',
  ],
  levels: {
    fresher: {
      titles: ['Legal Trainee', 'Junior Legal Associate'],
      pay: [2.6, 4.5],
      note: 'You will research, proofread and attend hearings with a senior before you draft on your own.',
    },
    intermediate: {
      titles: ['Legal Associate', 'Legal Executive - Contracts'],
      pay: [5, 9.5],
      note: 'You will handle matters directly and appear in routine hearings.',
    },
    experienced: {
      titles: ['Senior Legal Associate', 'Legal Manager'],
      pay: [12, 22],
      note: 'You will lead complex matters, advise management and review the work of juniors.',
    },
  },
  coreSkills: ['Legal drafting', 'Contract review', 'Legal research'],
  furtherSkills: [
    'Litigation',
    'Civil Procedure Code',
    'Companies Act',
    'Labour law',
    'Negotiation',
    'Due diligence',
    'Legal notices',
    'Arbitration',
    'Compliance',
    'Case management',
  ],
  responsibilities: [
    'Draft and review contracts and notices',
    'Research law and write short opinions',
    'Prepare pleadings and evidence for hearings',
    'Attend courts and brief counsel',
    'Keep track of limitation and compliance dates',
    'Advise business teams on legal risk',
    'Maintain contract and case records',
  ],
  leading: ['Settle strategy with clients and counsel', 'Review drafts and train junior associates'],
  education: 'LL.B. or five-year law degree; enrolment with a Bar Council for court work',
  field: 'legal practice or an in-house legal team',
  requirements: [
    'Precise drafting in English',
    'Knowledge of contract and procedural law',
    'Ability to explain law in plain words',
    'Integrity and confidentiality',
    'Local language for court work',
  ],
};
