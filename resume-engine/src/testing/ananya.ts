import type { ResumeContent } from './made-resume';

/** A good resume with four years of work: every check that can pass, passes. */
export const ANANYA: ResumeContent = {
  name: 'Ananya Iyer',
  headline: 'Java Developer',
  email: 'ananya.iyer@gmail.com',
  phone: '+91 98765 43210',
  location: 'Pune, Maharashtra',
  link: 'linkedin.com/in/ananya-iyer',
  summary:
    'Java developer for banking systems with four years of experience in payments and lending. Builds services that stay fast under load, and looks after them in production together with testers, designers and the people who use them every day.',
  skills: [
    'Java',
    'Spring Boot',
    'Spring MVC',
    'Hibernate',
    'REST APIs',
    'SQL',
    'MySQL',
    'Microservices',
    'Maven',
    'JUnit',
    'Git',
    'Kafka',
    'Docker',
    'Jenkins',
    'Redis',
  ],
  softSkills: ['Mentoring', 'Stakeholder Management', 'Presentation'],
  experience: [
    {
      title: 'Java Developer',
      company: 'Sahyadri Software Pvt Ltd',
      dates: 'Apr 2023 - Present',
      bullets: [
        'Built REST APIs with Spring Boot and MySQL that serve 40,000 payments a day for three banks',
        'Reduced the response time of the lending service by 35% with Redis and better SQL queries',
        'Led a team of four developers through the move of 12 Microservices to Docker and Jenkins',
        'Mentored two interns in writing JUnit tests and reviewing Java code every week of their training',
        'Designed message flows on Kafka that replaced nightly batches and saved six hours of waiting each day',
      ],
    },
    {
      title: 'Associate Java Developer',
      company: 'Nirmala Infotech',
      dates: 'Jun 2021 - Mar 2023',
      bullets: [
        'Developed Hibernate mappings and Spring MVC pages for a loan portal used by 1,500 branch employees',
        'Wrote 220 tests with JUnit and raised the share of tested code from 30% to 78% within a year',
        'Automated Maven builds and Git checks in Jenkins so that releases took 20 minutes instead of a day',
        'Resolved 150 tickets of the support desk with clients in Mumbai and Chennai within agreed times',
      ],
    },
  ],
  projects: [
    {
      title: 'Bus Timings',
      technologies: ['Java', 'Docker'],
      dates: 'Jan 2021 - Apr 2021',
      bullets: ['Created a small web page that shows the next buses near the college to 300 students each morning'],
    },
  ],
  education: [
    {
      degree: 'B.Tech',
      field: 'Computer Science',
      institution: 'College of Engineering Pune',
      dates: '2017 - 2021',
      grade: { value: 8.4, scale: 10, kind: 'cgpa' },
    },
  ],
  certificates: [{ name: 'Oracle Certified Professional: Java SE 11', issuer: 'Oracle', date: 'Feb 2022' }],
  achievements: [
    'Won the first prize among 60 teams at the coding contest of the university with an app for blood donors in rural districts',
    'Presented a talk on testing payment systems before 120 developers at the meeting of the Java user group in Pune',
  ],
};
