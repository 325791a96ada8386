import type { Occupation } from '../../occupation';

export const securityAnalyst: Occupation = {
  industries: ['services', 'software', 'finance'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 30, hybrid: 50, remote: 20 },
  workingDays: ['5 days, rotational shifts', 'Monday to Friday'],
  openings: [
    '{company} is expanding its security operations centre in {city} and is hiring analysts who can tell noise from an attack.',
    'At {company}, {city}, about {9,000|6,500|14,000} alerts arrive on an ordinary day; the security analyst decides which {twenty|fifteen|thirty} deserve a closer look.',
    "{company} is looking for a cyber security analyst in {city} to protect customer data and answer the auditors' questions with evidence.",
  ],
  duties: [
    'You will work with a SIEM, endpoint protection and firewall logs, and write detection rules that cut false alarms.',
    'Each month you will scan servers and web applications, rank what was found by real risk and follow it up until it is closed.',
    'You will help with ISO 27001 and CERT-In requirements, including the six-hour reporting of incidents.',
    'Table-top exercises with the IT and legal teams take place every quarter; you will write at least one of the scenarios.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee Security Analyst', 'SOC Analyst (L1)'],
      pay: [3.2, 5],
      note: 'You will watch alerts in shifts under a senior analyst and follow written playbooks.',
    },
    intermediate: {
      titles: ['Cyber Security Analyst', 'SOC Analyst (L2)'],
      pay: [7, 14],
      note: 'You will investigate escalated alerts, improve playbooks and take over vulnerability management.',
    },
    experienced: {
      titles: ['Senior Security Analyst', 'Information Security Lead'],
      pay: [16, 28],
      note: 'You will lead incident response and report to management on risk in words they can act on.',
    },
  },
  coreSkills: ['SIEM', 'Incident response', 'Vulnerability assessment'],
  furtherSkills: [
    'Network security',
    'Firewalls',
    'ISO 27001',
    'Linux',
    'Wireshark',
    'Penetration testing',
    'OWASP',
    'Endpoint protection',
    'Python',
    'Threat intelligence',
  ],
  responsibilities: [
    'Monitor and investigate security alerts',
    'Contain incidents and write a timeline with evidence',
    'Run vulnerability scans and follow up on fixes',
    'Tune detection rules and document each change',
    'Review access rights with department heads',
    'Prepare evidence for internal and customer audits',
    'Train staff to recognise phishing',
  ],
  leading: ['Own the incident response plan and rehearse it', 'Assess new vendors and cloud services for risk'],
  education: 'B.E./B.Tech, BCA, M.Sc. (cyber security) or equivalent',
  field: 'security operations or information security',
  requirements: [
    'Understanding of common attacks and how they show in logs',
    'Basic scripting for log analysis',
    'CEH, Security+ or a similar certificate is preferred',
    'Discretion with confidential information',
    'Willingness to work night shifts when on rota',
  ],
};
