import type { Occupation } from '../../occupation';

export const storeManager: Occupation = {
  industries: ['retail'],
  share: 2,
  workplace: 'site',
  arrangement: { onsite: 100, hybrid: 0, remote: 0 },
  workingDays: ['6 days, weekly off by roster'],
  openings: [
    '{company} is adding to the management of its store in {city}, a shop of {6,000 square feet and a team of eighteen|9,500 square feet and a team of twenty-six|4,200 square feet and a team of twelve}.',
    'A store runs the way it is led, and {company} is looking for someone in {city} who walks the floor before opening the laptop.',
    '{company} in {city} is looking for a retail professional who enjoys people as much as stock and sales figures.',
  ],
  duties: [
    'You will plan the roster around the evening and weekend rush, and open or close the store on alternate days.',
    'Shrinkage, availability and bill value are reviewed every week, with help and not only with questions.',
    'Local buying ideas are welcome; a tenth of the range is chosen by the store itself.',
    'Weekly offs fall on weekdays, and festive months carry an extra incentive.',
  ],
  levels: {
    fresher: {
      titles: ['Management Trainee - Retail', 'Department Manager (Trainee)'],
      pay: [2.4, 3.4],
      note: 'You will learn each department for a month and then run one of them.',
    },
    intermediate: {
      titles: ['Assistant Store Manager', 'Store Manager'],
      pay: [3.6, 6.5],
      note: 'You will be responsible for monthly sales of about 60 lakh rupees.',
    },
    experienced: {
      titles: ['Senior Store Manager', 'Cluster Manager - Retail'],
      pay: [7.5, 13],
      note: 'You will look after three stores and develop their managers.',
    },
  },
  coreSkills: ['Store operations', 'Team management', 'Inventory control'],
  furtherSkills: [
    'Visual merchandising',
    'Retail sales',
    'POS systems',
    'Shrinkage control',
    'Customer service',
    'Rostering',
    'Stock audit',
    'P&L basics',
    'Loss prevention',
    'MS Excel',
  ],
  responsibilities: [
    'Achieve sales and margin targets of the store',
    'Plan rosters and lead the floor team',
    'Control stock, shrinkage and expiry',
    'Keep displays and price labels according to plan',
    'Resolve customer complaints on the spot',
    'Count cash and bank it every day',
    'Comply with shop licences and safety rules',
  ],
  leading: ['Review the stores weekly and share what works', 'Recruit and train store staff'],
  education: 'Graduate in any stream; retail management diploma preferred',
  field: 'retail store operations',
  requirements: [
    'Ability to lead by example on the floor',
    'Comfort with daily numbers',
    'Working weekends and festivals',
    'Fluency in the local language',
    'Knowledge of billing and stock software',
  ],
};
