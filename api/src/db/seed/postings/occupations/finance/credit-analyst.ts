import type { Occupation } from '../../occupation';

export const creditAnalyst: Occupation = {
  industries: ['finance'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 35, hybrid: 60, remote: 5 },
  workingDays: ['Monday to Friday', 'Monday to Saturday, alternate Saturdays off'],
  openings: [
    '{company} is hiring a credit analyst in {city} to decide which small businesses can carry a loan and how much.',
    'Behind each loan file is a shop, a clinic or a workshop. {company} needs a credit analyst in {city} who can read both the file and the shop.',
    '{company} in {city} is looking for a credit analyst for secured and unsecured business loans up to {one crore|fifty lakh|two crore} rupees.',
  ],
  duties: [
    'You will study bank statements, GST returns and bureau reports, and speak with the applicant before writing a recommendation.',
    'A decision is expected within {two|three} working days, with conditions where they make a weak case acceptable.',
    'You will visit about ten applicants a month together with the branch officer.',
    'Portfolio reviews every quarter show which of our assumptions were wrong, and the policy is changed accordingly.',
  ],
  levels: {
    fresher: {
      titles: ['Credit Trainee', 'Credit Officer (Trainee)'],
      pay: [2.8, 4],
      note: 'You will prepare appraisal notes for an approver and learn from each file that comes back.',
    },
    intermediate: {
      titles: ['Credit Analyst', 'Credit Officer - Business Loans'],
      pay: [5, 9],
      note: 'You will approve loans up to 15 lakh rupees on your own and recommend larger ones.',
    },
    experienced: {
      titles: ['Credit Manager', 'Senior Credit Analyst'],
      pay: [11, 19],
      note: 'You will hold approval powers for the zone and watch the health of its portfolio.',
    },
  },
  coreSkills: ['Credit appraisal', 'Financial analysis', 'MS Excel'],
  furtherSkills: [
    'Bank statement analysis',
    'GST return analysis',
    'Credit bureau reports',
    'Risk assessment',
    'Ratio analysis',
    'Loan documentation',
    'Fraud checks',
    'Portfolio monitoring',
    'Report writing',
    'RBI guidelines',
  ],
  responsibilities: [
    'Assess loan applications and supporting documents',
    'Analyse cash flow, debt and repayment record',
    'Speak with applicants and verify what they declare',
    'Write appraisal notes with a clear recommendation',
    'Detect altered or borrowed documents',
    'Monitor early warning signs in the portfolio',
    'Keep within policy and report deviations',
  ],
  leading: ['Review files of credit officers and share lessons', 'Propose changes of the credit policy with data'],
  education: 'B.Com, BBA, MBA (Finance), CA Inter or CFA Level 1',
  field: 'lending or credit appraisal',
  requirements: [
    'Ability to read balance sheets and bank statements critically',
    'Knowledge of KYC and RBI rules for lending',
    'Sound judgement under daily targets',
    'Good Excel',
    'Conversational Hindi or the state language for field visits',
  ],
};
