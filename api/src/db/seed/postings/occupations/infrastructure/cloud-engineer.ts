import type { Occupation } from '../../occupation';

export const cloudEngineer: Occupation = {
  industries: ['software', 'finance'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 15, hybrid: 50, remote: 35 },
  workingDays: ['Monday to Friday', '5 days, rotational shifts'],
  openings: [
    '{company} is hiring a DevOps engineer in {city} to make releases boring and recoveries quick.',
    'The platform team of {company} in {city} looks after {forty|twenty-five|sixty} services on AWS and Kubernetes and needs one more pair of hands.',
    '{company} wants a cloud engineer in {city} who would rather write Terraform than click through a console.',
  ],
  duties: [
    'Everything we run is described in code: networks and databases in Terraform, deployments in Helm, checks in the pipeline.',
    'You will watch cost as well as uptime; last year the team cut the monthly cloud bill by {a quarter|a fifth|nearly a third} without dropping a service.',
    'When something breaks, the first aim is to restore service and the second is a written review that blames no one and changes something.',
    'Developers are your customers: a new service should be live within a day, with logs, metrics and backups in place.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee DevOps Engineer', 'Associate Cloud Engineer'],
      pay: [3.8, 6],
      note: 'You will start with build pipelines and monitoring and earn access to production step by step.',
    },
    intermediate: {
      titles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer'],
      pay: [9, 19],
      note: 'You will run clusters on your own and share the on-call rota with four colleagues.',
    },
    experienced: {
      titles: ['Senior DevOps Engineer', 'Lead Site Reliability Engineer'],
      pay: [22, 36],
      note: 'You will plan capacity, disaster recovery and security of the platform and lead a team of four.',
    },
  },
  coreSkills: ['AWS', 'Kubernetes', 'Terraform'],
  furtherSkills: [
    'Docker',
    'Linux',
    'Jenkins',
    'GitLab CI',
    'Prometheus',
    'Grafana',
    'Ansible',
    'Python',
    'Shell scripting',
    'Helm',
  ],
  responsibilities: [
    'Build and maintain CI/CD pipelines',
    'Manage cloud infrastructure as code and review changes to it',
    'Set up monitoring, alerts and dashboards that lead to an action',
    'Patch systems and rotate keys and certificates on schedule',
    'Test backups by restoring them every month',
    'Handle incidents and write the review afterwards',
    'Report and reduce cloud spending',
  ],
  leading: [
    'Design multi-zone set-ups and rehearse disaster recovery twice a year',
    'Agree on service level objectives with product teams',
  ],
  education: 'B.E./B.Tech, BCA, MCA or diploma in computer engineering',
  field: 'DevOps, cloud or Linux administration',
  requirements: [
    'Good Linux and networking basics: DNS, TLS, routing and firewalls',
    'Scripting in Python or Bash',
    'Hands-on experience with containers',
    'Readiness to join an on-call rota with compensatory time off',
    'A cloud associate certification is welcome',
  ],
};
