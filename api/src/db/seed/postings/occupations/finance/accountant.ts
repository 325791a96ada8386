import type { Occupation } from '../../occupation';

export const accountant: Occupation = {
  industries: ['accounting', 'manufacturing', 'construction', 'retail', 'logistics'],
  share: 4,
  workplace: 'office',
  arrangement: { onsite: 55, hybrid: 35, remote: 10 },
  workingDays: ['Monday to Saturday', 'Monday to Saturday, alternate Saturdays off', 'Monday to Friday'],
  partTime: { percent: 35, workingDays: ['3 days a week', 'Monday to Saturday, mornings'] },
  openings: [
    '{company} is looking for an accountant in {city} to keep the books up to date by the {fifth|seventh|fourth} of each month.',
    'From purchase bills to the trial balance: {company} needs an accountant in {city} who finishes what is started.',
    '{company} has a vacancy for an accountant in {city}, with {GST, TDS and bank reconciliation|receivables, GST and monthly closing|vendor payments, TDS and stock accounts} as the main duties.',
    'The accounts department of {company} in {city} is adding an accountant who knows Tally well and Excel better.',
  ],
  duties: [
    'You will book purchases, sales and expenses, reconcile {six|four|nine} bank accounts and follow up on differences with vendors.',
    'GST returns are prepared here and filed after a second person has checked the input credit against GSTR-2B.',
    'Statutory and internal auditors come twice a year; clean vouchers make those weeks easy.',
    'Payments go out on {Wednesdays and Saturdays|Tuesdays and Fridays|Thursdays} and need your working papers before noon.',
  ],
  levels: {
    fresher: {
      titles: ['Junior Accountant', 'Accounts Assistant', 'Accounts Trainee'],
      pay: [2, 3],
      note: 'You will begin with vouchers, filing and bank entries and take on returns within the first year.',
    },
    intermediate: {
      titles: ['Accountant', 'Accounts Executive', 'Senior Accounts Executive'],
      pay: [3, 5.5],
      note: "You will close the month for one unit and answer the auditor's questions on it.",
    },
    experienced: {
      titles: ['Senior Accountant', 'Accounts Manager'],
      pay: [6.5, 12],
      note: 'You will lead three to five people in accounts and present monthly figures to the directors.',
    },
  },
  coreSkills: ['Tally Prime', 'GST', 'Bank reconciliation'],
  furtherSkills: [
    'TDS',
    'MS Excel',
    'Accounts payable',
    'Accounts receivable',
    'Balance sheet finalisation',
    'Payroll accounting',
    'SAP FICO',
    'Vendor reconciliation',
    'MIS',
    'Invoicing',
  ],
  responsibilities: [
    'Record daily transactions and keep ledgers complete',
    'Reconcile bank, vendor and customer accounts',
    'Prepare working papers for GST and TDS returns',
    'Process vendor payments after matching order, receipt and bill',
    'Follow up on receivables and report overdue parties',
    'Support the yearly audit with vouchers and schedules',
    'Prepare a monthly statement of expenses against budget',
  ],
  leading: [
    'Review entries and close the books within five working days',
    'Prepare cash flow forecasts for the management',
  ],
  education: 'B.Com or M.Com; CA Inter is an advantage',
  field: 'accounting and bookkeeping',
  requirements: [
    'Good knowledge of double entry, GST and TDS rules',
    'Hands-on experience with Tally Prime or an ERP',
    'Excel with lookups and pivot tables',
    'Honesty and care with figures',
    'Ability to meet month-end dates without reminders',
  ],
};
