import { elsewhere, paths } from '../paths';
import employers from '../drawings/employers.svg';
import globalJobs from '../drawings/global-jobs.svg';
import graduation from '../drawings/graduation.svg';
import resumeGuidance from '../drawings/resume-guidance.svg';

export interface Service {
  readonly tag: string;
  readonly title: string;
  readonly desc: string;
  readonly features: readonly string[];
  readonly image: { readonly url: string; readonly alt: string };
  readonly linkText: string;
  readonly to: string;
}

/** Width and height of every picture of a service, in px. */
export const SERVICE_IMAGE = { width: 640, height: 480 } as const;

export const servicesHero = {
  title: 'Our Services',
  lead: 'Four ways to move ahead. Take one, or let a counselor put them in the right order for you.',
} as const;

export const services: readonly Service[] = [
  {
    tag: 'For job seekers',
    title: 'Global Job Recruitment',
    desc: 'Roles across India and with employers abroad who hire from here. We know the teams behind the postings, so an application from us lands on a desk, not in a pile.',
    features: [
      'Openings with their place, and the pay wherever the employer states it',
      'Interview preparation for the very company you meet',
      'Offer and relocation advice, visa papers included',
    ],
    image: { url: globalJobs, alt: 'A traveler with a suitcase climbs steps toward a globe joined by flight lines.' },
    linkText: 'Browse jobs',
    to: elsewhere.jobs,
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
    image: { url: resumeGuidance, alt: 'A counselor and a candidate at a desk mark up a large resume.' },
    linkText: 'Check your resume',
    to: elsewhere.resumeCheck,
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
    image: { url: graduation, alt: 'A graduate in cap and gown stands on a stair of books before a domed college.' },
    linkText: 'Browse courses',
    to: elsewhere.courses,
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
    image: { url: employers, alt: 'Three colleagues at a meeting table choose from a board of candidates.' },
    linkText: 'Talk to us about hiring',
    to: paths.hire,
  },
];
