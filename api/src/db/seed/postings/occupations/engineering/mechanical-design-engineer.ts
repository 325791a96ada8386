import type { Occupation } from '../../occupation';

export const mechanicalDesignEngineer: Occupation = {
  industries: ['manufacturing'],
  share: 2,
  workplace: 'site',
  arrangement: { onsite: 70, hybrid: 30, remote: 0 },
  workingDays: ['Monday to Saturday, alternate Saturdays off', 'Monday to Friday'],
  openings: [
    '{company} is hiring a mechanical design engineer in {city} for {fixtures, sheet-metal parts and small assemblies|machined parts and their fixtures|castings, brackets and small mechanisms}.',
    'From sketch to first sample: the product development team of {company} in {city} needs a design engineer who visits the shop floor.',
    '{company} in {city} has an opening for a mechanical engineer skilled in SolidWorks or Creo and in tolerance that can be manufactured.',
  ],
  duties: [
    'You will model parts, run simple strength checks and release drawings with GD&T that the tool room does not have to ring you about.',
    'Cost is a design input: you will sit with purchase and vendors to take out weight, steps and machining.',
    'New parts go through FMEA and a trial run before they are frozen.',
    'Customer drawings come in several standards, and part of the job is asking the right question before quoting.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee Design Engineer', 'Graduate Engineer Trainee - Design'],
      pay: [2.6, 4],
      note: 'You will detail drawings and update models while you learn what our machines can hold.',
    },
    intermediate: {
      titles: ['Mechanical Design Engineer', 'Design Engineer - Product Development'],
      pay: [4.5, 8.5],
      note: 'You will take a part family from enquiry to production approval.',
    },
    experienced: {
      titles: ['Senior Design Engineer', 'Design Manager'],
      pay: [10, 18],
      note: 'You will lead design reviews with customers and guide four designers.',
    },
  },
  coreSkills: ['SolidWorks', 'GD&T', 'Engineering drawings'],
  furtherSkills: [
    'AutoCAD',
    'Creo',
    'FEA',
    'DFMEA',
    'Sheet metal design',
    'Tolerance stack-up',
    'Material selection',
    'PPAP',
    'BOM management',
    'Fixture design',
  ],
  responsibilities: [
    'Create 3D models and production drawings',
    'Calculate tolerances and check strength',
    'Work with tool room and vendors on manufacturability',
    'Maintain bills of material and change records',
    'Support trials and correct the design from results',
    'Take part in FMEA and design reviews',
    'Reduce cost and weight of existing parts',
  ],
  leading: ['Approve drawings and set design standards', 'Present designs to customers and settle open points'],
  education: 'B.E./B.Tech or diploma in mechanical, automobile or production engineering',
  field: 'mechanical product design',
  requirements: [
    'Good command of one 3D CAD system',
    'Sound knowledge of machining, casting or sheet-metal processes',
    'Understanding of GD&T',
    'Readiness to spend time at machines and vendors',
    'Basic knowledge of FEA is welcome',
  ],
};
