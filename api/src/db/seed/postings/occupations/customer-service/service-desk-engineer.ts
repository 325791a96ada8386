import type { Occupation } from '../../occupation';

export const serviceDeskEngineer: Occupation = {
  industries: ['services'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 55, hybrid: 45, remote: 0 },
  workingDays: ['5 days, rotational shifts'],
  openings: [
    '{company} is looking for service desk engineers in {city} to help office users with laptops, access and the printer that only fails on Mondays.',
    'First line of IT support: {company} in {city} needs a technical support engineer who fixes, explains and writes it down.',
    'The service desk of {company}, {city}, supports {12,000 users of five|7,500 users of three|18,000 users of nine} clients around the clock and is adding engineers to two shifts.',
  ],
  duties: [
    'You will take calls and tickets, connect remotely, and solve about seven in ten of them without passing them on.',
    'Common work is password resets, VPN, Outlook, software roll-outs and new joiner set-ups through Active Directory and Intune.',
    'Each solved problem that may come back becomes a short article, and articles are what promotion reviews look at.',
    'Night shifts are shared fairly, with a drop home by company cab.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee Service Desk Engineer', 'IT Support Associate'],
      pay: [2.3, 3.4],
      note: 'You will be trained for four weeks on ticketing, Windows and telephone manners.',
    },
    intermediate: {
      titles: ['Service Desk Engineer', 'Technical Support Engineer'],
      pay: [3.4, 6],
      note: 'You will handle second-line tickets and be the named contact for one client.',
    },
    experienced: {
      titles: ['Senior Technical Support Engineer', 'Service Desk Lead'],
      pay: [7, 11],
      note: 'You will run a shift of twelve engineers and the weekly review with the client.',
    },
  },
  coreSkills: ['Technical support', 'Windows 11', 'Ticketing tools'],
  furtherSkills: [
    'Active Directory',
    'Microsoft 365',
    'ITIL',
    'Remote troubleshooting',
    'Networking basics',
    'VPN',
    'Printer support',
    'ServiceNow',
    'Intune',
    'Communication',
  ],
  responsibilities: [
    'Log, sort and solve incidents and requests',
    'Support users by phone, chat and remote session',
    'Create and remove accounts according to HR instructions',
    'Escalate to second line with everything already tried',
    'Write and update knowledge articles',
    'Keep tickets within the agreed response and solution times',
    'Maintain the record of laptops issued and returned',
  ],
  leading: ['Review ticket trends and remove repeat causes', 'Schedule shifts and train new engineers'],
  education: 'Diploma, BCA, B.Sc. IT or any graduate with hardware training',
  field: 'IT support or a service desk',
  requirements: [
    'Clear spoken English for international users',
    'Good knowledge of Windows, Office and basic networking',
    'ITIL Foundation is an advantage',
    'Readiness to work in rotational shifts, including nights',
    'Logical approach to fault finding',
  ],
};
