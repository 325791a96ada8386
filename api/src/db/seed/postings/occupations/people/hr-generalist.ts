import type { Occupation } from '../../occupation';

export const hrGeneralist: Occupation = {
  industries: ['manufacturing', 'hospital', 'logistics', 'retail', 'hotel'],
  share: 3,
  workplace: 'site',
  arrangement: { onsite: 75, hybrid: 25, remote: 0 },
  workingDays: ['Monday to Saturday', 'Monday to Friday'],
  openings: [
    '{company} needs someone in HR in {city} for attendance, payroll inputs and everything people ask at the HR desk.',
    '{company} in {city} is looking for an HR professional who knows PF and ESI rules and most employees by name.',
    'The personnel department of {company} in {city} has a vacancy: payroll, joining and statutory records.',
  ],
  duties: [
    'You will handle joining papers, attendance, leave and payroll inputs for about {350|280|520|180} employees.',
    'PF, ESI, gratuity and labour returns are filed from here, and inspectors are answered from here.',
    'Grievances are written down, answered within a week and not discussed at the tea stall.',
    'You will help with engagement work that people want: a shift bus that runs on time counts for more than a poster.',
  ],
  levels: {
    fresher: {
      titles: ['HR Trainee', 'HR Assistant'],
      pay: [2.1, 3],
      note: 'You will learn joining, attendance and records and support the payroll of one site.',
    },
    intermediate: {
      titles: ['HR Executive', 'HR Generalist', 'Payroll Executive'],
      pay: [3.2, 6],
      note: 'You will run payroll and compliance of the site with one assistant.',
    },
    experienced: {
      titles: ['HR Manager', 'Senior HR Executive'],
      pay: [7.5, 14],
      note: 'You will be the partner of site management in hiring, discipline and pay.',
    },
  },
  coreSkills: ['Payroll', 'HR operations', 'Labour law compliance'],
  furtherSkills: [
    'PF and ESI',
    'Attendance management',
    'Onboarding',
    'HRMS',
    'Employee relations',
    'MS Excel',
    'Statutory returns',
    'Policy drafting',
    'Grievance handling',
    'Training coordination',
  ],
  responsibilities: [
    'Complete joining and exit formalities',
    'Prepare attendance and payroll inputs',
    'File PF, ESI and labour returns',
    'Maintain personnel files and the HRMS',
    'Answer employee questions and record grievances',
    'Organise training and safety inductions',
    'Support hiring for the site',
  ],
  leading: ['Negotiate with contractors and worker representatives', 'Prepare manpower budgets and pay reviews'],
  education: 'MBA (HR), MSW or PGDM; B.Com with payroll experience is also suitable',
  field: 'HR operations and payroll',
  requirements: [
    'Knowledge of labour codes, PF and ESI',
    'Excel and HR software',
    'Fairness and discretion',
    'Good communication at all levels, in the local language too',
    'Ability to close payroll by the date',
  ],
};
