import type { Occupation } from '../../occupation';

export const javaDeveloper: Occupation = {
  industries: ['software', 'finance'],
  share: 3,
  workplace: 'office',
  arrangement: { onsite: 20, hybrid: 55, remote: 25 },
  workingDays: ['Monday to Friday'],
  openings: [
    "{company} is looking for a Java developer in {city} to work on the services that carry our customers' daily transactions.",
    'The {billing|reporting|orders} team of {company} in {city} has an opening for a Java developer who likes code that is easy to test.',
    'We are moving a {twelve|fifteen|nine}-year-old Java application to small Spring Boot services at {company}, {city}, and need another developer on the team.',
    '{company} needs a Java developer for its integration team in {city}, which connects our product to banks, tax portals and partner systems.',
  ],
  duties: [
    'Most of the work is in Java 17 and Spring Boot: REST endpoints, scheduled jobs and messages through Kafka, with PostgreSQL or Oracle underneath.',
    'You will read slow query plans, fix the index or the query, and show in numbers that the month-end batch finishes earlier than it did.',
    'Every change goes through a pull request with tests; releases go out {on Tuesdays and Thursdays|every second Wednesday|twice a week} and the developer who wrote the change watches it in production.',
    "A good part of the week goes into older modules that still earn money, so patience with other people's code matters as much as knowledge of the newest framework.",
  ],
  levels: {
    fresher: {
      titles: ['Trainee Java Developer', 'Junior Java Developer', 'Graduate Software Engineer (Java)'],
      pay: [3.6, 6],
      note: 'You will start on well-described defects with a mentor beside you and take your first feature through to release within the first quarter.',
    },
    intermediate: {
      titles: ['Java Developer', 'Java Backend Developer', 'Software Engineer - Java'],
      pay: [8, 17],
      note: 'You will own one or two services, from the design note to the alert that wakes you when something is wrong.',
    },
    experienced: {
      titles: ['Senior Java Developer', 'Lead Java Engineer', 'Technical Lead - Java'],
      pay: [20, 34],
      note: 'You will decide how services are cut, review the designs of five to seven developers and still write code in most weeks.',
    },
  },
  coreSkills: ['Java', 'Spring Boot', 'SQL'],
  furtherSkills: [
    'Hibernate',
    'REST APIs',
    'Microservices',
    'Kafka',
    'PostgreSQL',
    'JUnit',
    'Maven',
    'Docker',
    'Git',
    'Redis',
  ],
  responsibilities: [
    'Build and maintain REST services in Java and Spring Boot',
    'Write unit and integration tests for every change you merge',
    'Find the cause of production faults from logs and traces, and fix it for good',
    'Tune SQL and JPA queries that grow slow with data',
    'Review the pull requests of team mates within a working day',
    'Keep the API description and the run notes of your service up to date',
    'Estimate work with the product owner and say early when it slips',
  ],
  leading: [
    'Lead the design of new services and write down why it was chosen',
    'Coach junior developers through weekly pairing and reviews',
  ],
  education: 'B.E./B.Tech, BCA or MCA; a strong project record counts as much as the branch',
  field: 'backend development with Java',
  requirements: [
    'Sound knowledge of collections, concurrency and exceptions in Java',
    'Comfortable writing joins and reading an execution plan in SQL',
    'Working knowledge of Git and of a build tool such as Maven or Gradle',
    'Clear written English for tickets and design notes',
    'Some exposure to containers or a public cloud',
  ],
};
