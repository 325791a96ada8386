import type { Occupation } from '../../occupation';

export const electricalMaintenanceEngineer: Occupation = {
  industries: ['manufacturing', 'energy', 'hospital'],
  share: 2,
  workplace: 'site',
  arrangement: { onsite: 100, hybrid: 0, remote: 0 },
  workingDays: ['6 days, rotational shifts', 'Monday to Saturday'],
  openings: [
    '{company} is looking for an electrical maintenance engineer in {city} for HT and LT systems, drives and panels.',
    'An hour of stoppage costs more than a week of prevention: {company} in {city} needs an electrical engineer who believes that.',
    '{company} requires an electrical engineer in {city} to look after transformers, DG sets and the control panels of the site.',
  ],
  duties: [
    'You will carry out preventive maintenance by schedule and find the cause of breakdowns instead of resetting the trip.',
    'Energy meters are read daily, and power factor and peak demand are yours to improve.',
    'Work permits, lock-out and earthing checks are followed on every job, however small.',
    'You will keep critical spares in stock and deal with the electricity board and statutory inspectors.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee Electrical Engineer', 'Junior Electrical Engineer'],
      pay: [2.2, 3.2],
      note: 'You will work in shifts with an experienced electrician and learn the single-line diagram by heart.',
    },
    intermediate: {
      titles: ['Electrical Maintenance Engineer', 'Electrical Engineer'],
      pay: [3.4, 6.2],
      note: 'You will be in charge of a shift and of four electricians.',
    },
    experienced: {
      titles: ['Senior Electrical Engineer', 'Maintenance Manager - Electrical'],
      pay: [7.5, 13],
      note: 'You will plan shutdowns, budgets and energy saving for the whole site.',
    },
  },
  coreSkills: ['Electrical maintenance', 'HT/LT panels', 'PLC'],
  furtherSkills: [
    'VFD drives',
    'Transformers',
    'DG sets',
    'AutoCAD Electrical',
    'SCADA',
    'Energy audit',
    'Preventive maintenance',
    'Motor control',
    'Electrical safety',
    'Breakdown analysis',
  ],
  responsibilities: [
    'Maintain panels, motors, drives and lighting',
    'Attend breakdowns and record cause and remedy',
    'Carry out preventive maintenance according to plan',
    'Monitor power quality and energy use',
    'Follow permit-to-work and lock-out rules',
    'Keep spares and maintenance records',
    'Coordinate with contractors and inspectors',
  ],
  leading: ['Plan yearly shutdowns and the maintenance budget', 'Analyse repeat failures and remove their cause'],
  education: 'B.E./B.Tech or diploma in electrical engineering; supervisor licence preferred',
  field: 'electrical maintenance',
  requirements: [
    'Knowledge of HT and LT distribution and protection',
    'Basic PLC and VFD troubleshooting',
    'Awareness of the CEA safety regulations',
    'Readiness for shift duty and emergency calls',
    'Good record keeping',
  ],
};
