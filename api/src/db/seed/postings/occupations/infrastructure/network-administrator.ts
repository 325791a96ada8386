import type { Occupation } from '../../occupation';

export const networkAdministrator: Occupation = {
  industries: ['services', 'hospital', 'school', 'manufacturing'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 85, hybrid: 15, remote: 0 },
  workingDays: ['Monday to Saturday', '6 days, rotational shifts'],
  openings: [
    '{company} needs a network administrator in {city} to keep some {600|420|900} users, {70|55|110} access points and two internet links running.',
    'A system administrator at {company} in {city} is noticed only when something stops. We are hiring one who {prefers not to be noticed|likes it that way}.',
    'The IT department of {company} in {city} is looking for a system and network administrator for its servers, switches and firewalls.',
  ],
  duties: [
    'You will manage Windows Server and Linux machines, Active Directory, switches and a pair of firewalls in high availability.',
    'Planned work happens late in the evening or on Sunday mornings and is made up for with a day off.',
    'Vendors for links, printers and CCTV report to you, and you keep the asset register and the licence list in order.',
    'Phishing mails and pen drives cause more trouble here than hackers, so user training is part of the job.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee System Administrator', 'Network Support Engineer'],
      pay: [2.2, 3.4],
      note: 'You will handle desk calls, cabling and new user set-ups while you learn switching and servers.',
    },
    intermediate: {
      titles: ['Network Administrator', 'System Administrator'],
      pay: [4, 8],
      note: 'You will be the main contact for the network and take decisions on routine changes yourself.',
    },
    experienced: {
      titles: ['Senior Network Administrator', 'IT Infrastructure Lead'],
      pay: [9, 16],
      note: 'You will plan upgrades across sites, manage the budget for hardware and lead a team of three.',
    },
  },
  coreSkills: ['Networking', 'Windows Server', 'Active Directory'],
  furtherSkills: [
    'Linux',
    'Firewall management',
    'Switching and routing',
    'VPN',
    'VMware',
    'Backup and recovery',
    'CCNA',
    'Wi-Fi',
    'Microsoft 365',
    'Hardware troubleshooting',
  ],
  responsibilities: [
    'Monitor and maintain LAN, WAN, Wi-Fi and internet links',
    'Administer servers, user accounts, shares and e-mail',
    'Run daily backups and test a restore each month',
    'Configure switches and firewalls and keep the diagrams current',
    'Resolve escalated tickets within the agreed time',
    'Apply security patches and report exceptions',
    'Coordinate with service providers and follow up on outages',
  ],
  leading: [
    'Prepare the yearly infrastructure plan and budget',
    'Audit access rights and firewall rules every quarter',
  ],
  education: 'Diploma or degree in computer science, IT or electronics',
  field: 'network and system administration',
  requirements: [
    'Good knowledge of TCP/IP, VLANs, DHCP and DNS',
    'CCNA, MCSA or RHCSA certification preferred',
    'Readiness to come in at odd hours during an outage',
    'Clear communication in English and Hindi or the local language',
    'Two-wheeler and driving licence for visits between sites',
  ],
};
