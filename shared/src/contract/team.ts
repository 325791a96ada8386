import { BUILT_IN_COMPANY, type Sample } from './brand';
import type { Picture } from './images';

/**
 * One person of the team. `description` (paragraphs), `skills` and `phone` are shown for the first
 * one. Empty addresses are left out.
 */
export interface TeamPerson {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly profileUrl: string;
  readonly phone: string;
  readonly description: string;
  readonly skills: readonly string[];
  readonly picture?: Picture | undefined;
}

export interface Team {
  readonly lead: string;
  readonly people: readonly TeamPerson[];
}

const person = (name: string, role: string, mailbox: string): TeamPerson => ({
  name,
  role,
  email: `${mailbox}@${BUILT_IN_COMPANY.email.split('@')[1]}`,
  profileUrl: `https://www.linkedin.com/in/${name.toLowerCase().replaceAll(' ', '-')}-kadam-example`,
  phone: '',
  description: '',
  skills: [],
});

/** The team until the office publishes its own. */
export const BUILT_IN_TEAM: Sample<'team', Team> = {
  lead: 'Eight people, one habit: we listen before we suggest. Whoever answers your first message stays with you until the step is taken.',
  people: [
    {
      ...person('Meenakshi Raghavan', 'Founder and Managing Director', 'meenakshi'),
      phone: BUILT_IN_COMPANY.phone.label,
      description: `Meenakshi spent two decades hiring for factories, hospitals and software teams before she began ${BUILT_IN_COMPANY.name}. She had seen good people turned away because nobody had told them what the job was, and good jobs stay empty for the same reason.

She still reads every complaint herself, and still takes the first call of any employer who has never hired with us.`,
      skills: ['Hiring strategy', 'Labor law', 'Salary benchmarks'],
    },
    person('Harpreet Singh Bedi', 'Head of Recruitment', 'harpreet'),
    person('Zoya Ansari', 'Lead Career Counselor', 'zoya'),
    person('Arjun Bhattacharya', 'Head of Learning Partnerships', 'arjun'),
    person('Lalrinpuii Hnamte', 'Resume and Interview Coach', 'lalrinpuii'),
    person('Joseph Kurien', 'Senior Adviser, Overseas Hiring', 'joseph'),
    person('Ritika Deshmukh', 'Campus and Graduate Programs', 'ritika'),
    person('Dev Rathore', 'Employer Partnerships', 'dev'),
  ],
};
