import type { Occupation } from '../../occupation';

export const relationshipOfficer: Occupation = {
  industries: ['finance'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 95, hybrid: 5, remote: 0 },
  workingDays: ['Monday to Saturday', 'Monday to Saturday, alternate Saturdays off'],
  openings: [
    '{company} is hiring for its branch in {city}: {deposits, gold loans and small business loans|home and two-wheeler loans|insurance, deposits and loans}.',
    'Meet people, understand what they need, and sell only that: {company} has openings in {city}.',
    'The branch team of {company} in {city} is growing and needs people for the market area around it.',
  ],
  duties: [
    'You will meet {eight to ten|six to eight|ten to twelve} customers a day, on foot or by two-wheeler, and bring their documents back complete.',
    'Targets are set per quarter, incentives are paid monthly and the scheme is given to you in writing.',
    'Existing customers come first; most new business at this branch is recommended by an old customer.',
    'You will follow up on early overdues politely and within the fair practices code.',
  ],
  levels: {
    fresher: {
      titles: ['Relationship Officer (Trainee)', 'Sales Officer'],
      pay: [2.2, 3.2],
      note: 'Two weeks of product and compliance training come before your first customer visit.',
    },
    intermediate: {
      titles: ['Relationship Officer', 'Relationship Executive - Business Loans'],
      pay: [3.2, 5.5],
      note: 'You will look after about 250 customers and a monthly disbursement target.',
    },
    experienced: {
      titles: ['Relationship Manager', 'Branch Sales Manager'],
      pay: [6, 11],
      note: 'You will lead eight officers and plan how the area is covered.',
    },
  },
  coreSkills: ['Field sales', 'Customer relationship', 'Loan products'],
  furtherSkills: [
    'Lead generation',
    'KYC',
    'Cross-selling',
    'Negotiation',
    'Local market knowledge',
    'Two-wheeler',
    'Hindi',
    'Banking products',
    'CRM software',
    'Documentation',
  ],
  responsibilities: [
    'Meet prospective and existing customers every day',
    'Explain products, charges and risks correctly',
    'Collect and check application documents',
    'Open accounts and follow loans up to disbursement',
    'Keep the visit diary in the mobile app',
    'Follow up on overdue instalments in the first thirty days',
    'Take part in branch activities in local markets',
  ],
  leading: ['Set beat plans and review daily results with the team', 'Recruit and train new officers'],
  education: 'Graduate in any stream; MBA is an advantage',
  field: 'sales of loans, deposits or insurance',
  requirements: [
    'Two-wheeler with a valid driving licence',
    'Good network in the local market',
    'Fluency in the local language',
    'Comfort with targets and field work',
    'Clean repayment record and references',
  ],
};
