import type { Occupation } from '../../occupation';

export const cncMachinist: Occupation = {
  industries: ['manufacturing'],
  share: 2,
  workplace: 'site',
  arrangement: { onsite: 100, hybrid: 0, remote: 0 },
  workingDays: ['6 days, rotational shifts'],
  openings: [
    '{company} is hiring CNC turning and VMC operators in {city} for {automotive and valve|pump and gearbox|brake and steering} parts.',
    'If you can hold {twenty|fifteen|ten} microns on a long shift, {company} has a place for you on its machine shop in {city}.',
    '{company} is enlarging its machine shop in {city} and needs machinists who set, run and measure their own work.',
  ],
  duties: [
    'You will load programs, set offsets, run the first piece and release the batch after it has been measured.',
    'Machines have Fanuc and Siemens controls; the shop runs {eighteen turning centres and nine|twelve turning centres and six|twenty-six turning centres and fourteen} VMCs.',
    'Inserts and fixtures are issued against the job card, and tool life is noted for each part.',
    'The shop is well lit and ventilated, with a subsidised canteen and a bus from the main stops.',
  ],
  levels: {
    fresher: {
      titles: ['CNC Operator Trainee', 'Apprentice - CNC Machining'],
      pay: [1.8, 2.4],
      note: 'ITI candidates are trained for six months, with a stipend and an examination at the end.',
    },
    intermediate: {
      titles: ['CNC Operator', 'VMC Operator', 'CNC Machinist'],
      pay: [2.4, 3.9],
      note: 'You will set and run two machines and correct offsets yourself.',
    },
    experienced: {
      titles: ['CNC Programmer', 'CNC Setter - Senior', 'Machine Shop Supervisor'],
      pay: [4, 7],
      note: 'You will write and prove programs and guide the operators of your cell.',
    },
  },
  coreSkills: ['CNC operation', 'Fanuc control', 'Measuring instruments'],
  furtherSkills: [
    'VMC setting',
    'CNC programming',
    'Vernier and micrometer',
    'Tool offset',
    'Drawing reading',
    'Siemens control',
    '5S',
    'Insert selection',
    'First-piece inspection',
    'MasterCAM',
  ],
  responsibilities: [
    'Set up and operate CNC turning or milling machines',
    'Read drawings and check dimensions with instruments',
    'Adjust offsets and replace worn inserts',
    'Record production and rejection on the job card',
    'Clean and lubricate the machine every day',
    'Report unusual noise, vibration or drift at once',
    'Follow safety and 5S rules',
  ],
  leading: ['Write and optimise programs for new parts', 'Train operators in setting and measurement'],
  education: 'ITI (Machinist, Turner, Tool and Die) or diploma in mechanical engineering',
  field: 'CNC machining',
  requirements: [
    'Ability to read engineering drawings and tolerances',
    'Skill with vernier, micrometer and bore gauge',
    'Knowledge of basic G and M codes',
    'Readiness for three-shift work',
    'Care for machine and workplace',
  ],
};
