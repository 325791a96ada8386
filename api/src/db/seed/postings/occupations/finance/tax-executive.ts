import type { Occupation } from '../../occupation';

export const taxExecutive: Occupation = {
  industries: ['accounting', 'finance'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 40, hybrid: 45, remote: 15 },
  workingDays: ['Monday to Saturday, alternate Saturdays off', 'Monday to Friday'],
  partTime: { percent: 18, workingDays: ['Monday to Friday, 4 hours a day'] },
  openings: [
    '{company} is hiring for its tax practice in {city}: direct tax and GST work of its clients.',
    'Returns, notices and refunds: the tax desk of {company} in {city} needs someone who reads the section before giving an answer.',
    '{company} in {city} is looking for a tax professional; the desk handles about {forty|fifty|thirty} client files through the year.',
  ],
  duties: [
    'You will prepare income tax and GST returns, reconcile Form 26AS and GSTR-2B, and draft replies to notices.',
    'Between April and September the desk is busy, and we plan leave around it; the rest of the year is steady.',
    'Clients are traders, doctors and small manufacturers who want an answer in a sentence and the reason on paper.',
    'Updates in law are discussed every Friday, and each executive presents once a month.',
  ],
  levels: {
    fresher: {
      titles: ['Tax Trainee', 'Junior Tax Executive'],
      pay: [2, 3.2],
      note: 'You will prepare returns from checklists and see each one reviewed before it is filed.',
    },
    intermediate: {
      titles: ['Tax Executive', 'GST Executive', 'Senior Tax Executive'],
      pay: [3.6, 7],
      note: 'You will handle clients directly and represent them in routine hearings.',
    },
    experienced: {
      titles: ['Tax Manager', 'Assistant Manager - Direct Tax'],
      pay: [9, 17],
      note: 'You will sign off complex returns, lead the litigation files and train four executives.',
    },
  },
  coreSkills: ['Income tax', 'GST returns', 'TDS'],
  furtherSkills: [
    'Tax audit',
    'Notice replies',
    'Computax',
    'Tally Prime',
    'MS Excel',
    'Form 26AS reconciliation',
    'Transfer pricing basics',
    'Client handling',
    'Advance tax',
    'Research',
  ],
  responsibilities: [
    'Compute tax and prepare income tax, TDS and GST returns',
    'Reconcile books with the portals and settle differences',
    'Draft replies to notices with supporting documents',
    'Track due dates and remind clients in good time',
    'Assist in tax audits and certificates',
    'Keep client files complete and easy to hand over',
    'Explain changes in tax rules to clients in plain words',
  ],
  leading: [
    'Review returns and opinions before they leave the office',
    'Represent clients before the assessing officer',
  ],
  education: 'B.Com, M.Com, CA Inter or LL.B. with taxation',
  field: 'direct or indirect taxation',
  requirements: [
    'Working knowledge of the Income-tax Act and GST law',
    'Careful drafting in English',
    'Confidence with the income tax, TRACES and GST portals',
    'Excel for large reconciliations',
    'Confidentiality about client affairs',
  ],
};
