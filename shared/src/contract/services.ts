/** Pictures of services. */
export const SERVICE_PICTURES = ['global-jobs', 'resume-guidance', 'graduation', 'employers'] as const;
export type ServicePicture = (typeof SERVICE_PICTURES)[number];

/** Pages that a service can link to. */
export const SERVICE_PAGES = ['/jobs', '/ats-score', '/courses', '/hire', '/contact'] as const;

export interface Service {
  readonly tag: string;
  readonly title: string;
  readonly desc: string;
  readonly features: readonly string[];
  readonly picture: ServicePicture;
  readonly linkText: string;
  readonly to: (typeof SERVICE_PAGES)[number];
}

export interface Services {
  readonly lead: string;
  readonly services: readonly Service[];
}

/** The services until the office publishes its own. */
export const BUILT_IN_SERVICES: Services = {
  lead: 'Four ways to move ahead. Take one, or let a counselor put them in the right order for you.',
  services: [
    {
      tag: 'For job seekers',
      title: 'Global Job Recruitment',
      desc: 'Roles across India and with employers abroad who hire from here. We know the teams behind the postings, so an application from us lands on a desk, not in a pile.',
      features: [
        'Openings with their place, and the pay wherever the employer states it',
        'Interview preparation for the very company you meet',
        'Offer and relocation advice, visa papers included',
      ],
      picture: 'global-jobs',
      linkText: 'Browse jobs',
      to: '/jobs',
    },
    {
      tag: 'For every career',
      title: 'Resume Building and Career Guidance',
      desc: 'See your resume as hiring software and recruiters see it, fix what holds it back, and talk the next move through with someone who has hired before.',
      features: [
        'A free resume check with a score you can act on',
        'An editor that keeps your resume readable for machines and people',
        'One-to-one guidance when you change field, city or level',
      ],
      picture: 'resume-guidance',
      linkText: 'Check your resume',
      to: '/ats-score',
    },
    {
      tag: 'For students and graduates',
      title: 'Higher Education and Graduation Support',
      desc: 'From choosing a program to finishing it: admissions, courses beside a job, and the first interviews before the degree is in your hand.',
      features: [
        'Programs compared by what their graduates do next',
        'Help with admission, fees and scholarships',
        'Mentors until the final examination, and after it',
      ],
      picture: 'graduation',
      linkText: 'Browse courses',
      to: '/courses',
    },
    {
      tag: 'For employers',
      title: 'Employer Solutions',
      desc: 'Tell us the role once. You get a short list of people who want it, can do it and can join in time, and one person at our office who answers for it.',
      features: [
        'Shortlists with references and notice periods checked',
        'Campus, volume and confidential senior hiring',
        'Onboarding follow-up through the first ninety days',
      ],
      picture: 'employers',
      linkText: 'Talk to us about hiring',
      to: '/hire',
    },
  ],
};
