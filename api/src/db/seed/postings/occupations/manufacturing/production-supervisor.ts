import type { Occupation } from '../../occupation';

export const productionSupervisor: Occupation = {
  industries: ['manufacturing'],
  share: 2,
  workplace: 'site',
  arrangement: { onsite: 100, hybrid: 0, remote: 0 },
  workingDays: ['6 days, rotational shifts', 'Monday to Saturday'],
  openings: [
    '{company} is looking for a production professional in {city} for a line with about {forty|thirty|fifty-five} operators a shift.',
    'Output, quality and people in that daily balance: {company} is hiring for its shop floor in {city}.',
    '{company} in {city} is looking for a production engineer who stands on the line and not behind a desk.',
  ],
  duties: [
    'You will plan manpower at the start of the shift, watch the hourly board and act when a machine falls behind.',
    'Rejections are sorted with the quality team on the same day, before the pile grows and the cause is forgotten.',
    'Changeovers have been cut from {55 to 32|48 to 30|70 to 41} minutes; the next ten minutes are yours to find.',
    "You will listen to operators, because most of last year's improvements came from them.",
  ],
  levels: {
    fresher: {
      titles: ['Trainee Engineer - Production', 'Junior Production Supervisor'],
      pay: [2, 3],
      note: 'You will rotate through three lines in six months and then take a small crew.',
    },
    intermediate: {
      titles: ['Production Supervisor', 'Production Engineer', 'Shift Engineer'],
      pay: [3.2, 5.5],
      note: 'You will answer for the output, scrap and safety of one shift.',
    },
    experienced: {
      titles: ['Production Manager', 'Senior Production Engineer'],
      pay: [7, 14],
      note: 'You will plan capacity across shifts and lead five supervisors.',
    },
  },
  coreSkills: ['Production planning', 'Shift management', 'Lean manufacturing'],
  furtherSkills: [
    '5S',
    'Kaizen',
    'Manpower planning',
    'TPM',
    'OEE',
    'Quality tools',
    'SAP PP',
    'Safety',
    'MS Excel',
    'Root cause analysis',
  ],
  responsibilities: [
    'Plan daily production and allocate operators',
    'Monitor output, downtime and rejection every hour',
    'Start corrections and record them',
    'Maintain 5S and safety on the line',
    'Train operators and keep the skill matrix current',
    'Hand over the shift in writing',
    'Lead small improvement projects',
  ],
  leading: ['Balance lines and plan capacity for new parts', 'Report cost, delivery and quality to plant management'],
  education: 'Diploma or B.E. in mechanical, production or electrical engineering',
  field: 'shop-floor production',
  requirements: [
    'Experience or interest in leading operators',
    'Understanding of OEE, 5S and basic quality tools',
    'Excel; ERP experience is useful',
    'Readiness for rotating shifts',
    'Local language for daily work with the crew',
  ],
};
