import { elsewhere } from '../paths';

export const hero = {
  headline: 'Unlock Growth with Every Career Move',
  subtitle:
    'Your trusted partner in recruitment and career growth: people who know the market, listen first, and stay beside you from the first resume to the day you join.',
} as const;

export type StartIcon = 'job' | 'course' | 'resume';

export interface StartLink {
  readonly icon: StartIcon;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

export const startLinks: readonly StartLink[] = [
  { icon: 'job', title: 'Jobs', text: 'Openings across India, newest first', to: elsewhere.jobs },
  { icon: 'course', title: 'Courses', text: 'Learn what the next role asks for', to: elsewhere.courses },
  { icon: 'resume', title: 'Resume Check', text: 'Free, and no account needed', to: elsewhere.resumeCheck },
];

export type ReasonIcon = 'placement' | 'counseling' | 'skills' | 'corporate';

export interface Reason {
  readonly icon: ReasonIcon;
  readonly title: string;
  readonly description: string;
}

export const reasons: readonly Reason[] = [
  {
    icon: 'placement',
    title: 'Job Placement',
    description:
      'We match you with roles that fit your skills, your city and your pay, and prepare you for each interview.',
  },
  {
    icon: 'counseling',
    title: 'Career Counseling',
    description: 'One counselor who knows your story helps you choose the next step, and the one after it.',
  },
  {
    icon: 'skills',
    title: 'Skill Development',
    description: 'Short, practical courses chosen from what employers ask for this season, not last decade.',
  },
  {
    icon: 'corporate',
    title: 'Corporate Solutions',
    description: 'Employers meet a shortlist they can trust, with references checked and notice periods known.',
  },
];

/** The names that run across the page (specification, section 1). */
export const serviceNames = [
  'Job Recruitment',
  'Resume Building',
  'Career Guidance',
  'Higher Education',
  'Skill Development',
  'Graduation Support',
  'Employer Solutions',
  'Job Placement',
] as const;
