import type { Occupation } from '../../occupation';

export const civilSiteEngineer: Occupation = {
  industries: ['construction'],
  share: 3,
  workplace: 'site',
  arrangement: { onsite: 100, hybrid: 0, remote: 0 },
  workingDays: ['Monday to Saturday', '6 days, weekly off by roster'],
  openings: [
    '{company} requires a civil site engineer for a {residential and commercial|hospital|school and hostel|residential} project in {city}.',
    'Ground plus {eighteen floors, twenty|eleven floors, fourteen|twenty-two floors, thirty} months to go: {company} is hiring a site engineer in {city}.',
    '{company} in {city} is looking for a civil engineer for execution, quantity checks and contractor billing.',
  ],
  duties: [
    'You will set out the work from drawings, check reinforcement before each pour and keep cube test records.',
    'Daily planning with contractors starts at eight; by six the quantities done are in the system with photographs.',
    'Measurements for running bills are taken jointly with the contractor and disputes are settled on site where possible.',
    'Helmets and harnesses are not negotiable, and a site engineer may stop unsafe work on the spot.',
  ],
  levels: {
    fresher: {
      titles: ['Graduate Engineer Trainee - Civil', 'Junior Site Engineer'],
      pay: [2.2, 3.4],
      note: 'You will assist on one tower and learn setting out, levels and measurement in practice.',
    },
    intermediate: {
      titles: ['Civil Site Engineer', 'Project Engineer - Civil'],
      pay: [3.6, 6.5],
      note: 'You will run the structure or finishing work of one building with two supervisors.',
    },
    experienced: {
      titles: ['Senior Civil Engineer', 'Project Manager - Civil'],
      pay: [8, 16],
      note: 'You will be responsible for time, cost and quality of the whole site.',
    },
  },
  coreSkills: ['Site execution', 'AutoCAD', 'Quantity estimation'],
  furtherSkills: [
    'Bar bending schedule',
    'Contractor billing',
    'Quality control',
    'MS Project',
    'Total station',
    'RCC structures',
    'IS codes',
    'Site safety',
    'Reading drawings',
    'Primavera',
  ],
  responsibilities: [
    'Carry out site work according to drawings and specifications',
    'Check shuttering, steel and concrete before and during pours',
    'Measure quantities and certify contractor bills',
    'Plan labour and material for the coming week',
    'Keep daily progress reports and test records',
    'Coordinate with architects, consultants and municipal inspectors',
    'Enforce safety rules on site',
  ],
  leading: ['Monitor schedule and budget and report deviations', 'Guide junior engineers and supervisors'],
  education: 'B.E./B.Tech or diploma in civil engineering',
  field: 'building construction on site',
  requirements: [
    'Ability to read structural and architectural drawings',
    'Knowledge of IS codes and material tests',
    'AutoCAD and Excel',
    'Physical fitness for site work in all weathers',
    'Hindi and the local language for work with crews',
  ],
};
