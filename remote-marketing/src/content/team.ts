import { BRAND, type Sample } from '@kadam/shared/contract/brand';
import arjun from '../drawings/portraits/arjun-bhattacharya.svg';
import dev from '../drawings/portraits/dev-rathore.svg';
import harpreet from '../drawings/portraits/harpreet-singh-bedi.svg';
import joseph from '../drawings/portraits/joseph-kurien.svg';
import lalrinpuii from '../drawings/portraits/lalrinpuii-hnamte.svg';
import meenakshi from '../drawings/portraits/meenakshi-raghavan.svg';
import ritika from '../drawings/portraits/ritika-deshmukh.svg';
import zoya from '../drawings/portraits/zoya-ansari.svg';

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly avatar: string;
  readonly email: string;
  readonly profileUrl: string;
}

export interface FeaturedMember extends TeamMember {
  readonly description: readonly string[];
  readonly skills: readonly string[];
  readonly phone: { readonly label: string; readonly href: string };
}

/** Width and height of every portrait, in px. */
export const PORTRAIT_SIZE = { width: 400, height: 400 } as const;

export const teamHero = {
  title: 'Our Team',
  lead: 'Eight people, one habit: we listen before we suggest. Whoever answers your first message stays with you until the step is taken.',
} as const;

const mailbox = (name: string) => `${name}@${BRAND.email.split('@')[1]}`;
const profile = (name: string) => `https://www.linkedin.com/in/${name}-kadam-example`;

export const featuredMember: Sample<'team', FeaturedMember> = {
  name: 'Meenakshi Raghavan',
  role: 'Founder and Managing Director',
  avatar: meenakshi,
  email: mailbox('meenakshi'),
  profileUrl: profile('meenakshi-raghavan'),
  phone: BRAND.phone,
  description: [
    `Meenakshi spent two decades hiring for factories, hospitals and software teams before she began ${BRAND.name}. She had seen good people turned away because nobody had told them what the job was, and good jobs stay empty for the same reason.`,
    'She still reads every complaint herself, and still takes the first call of any employer who has never hired with us.',
  ],
  skills: ['Hiring strategy', 'Labor law', 'Salary benchmarks'],
};

export const teamMembers: Sample<'team', readonly TeamMember[]> = [
  {
    name: 'Harpreet Singh Bedi',
    role: 'Head of Recruitment',
    avatar: harpreet,
    email: mailbox('harpreet'),
    profileUrl: profile('harpreet-singh-bedi'),
  },
  {
    name: 'Zoya Ansari',
    role: 'Lead Career Counselor',
    avatar: zoya,
    email: mailbox('zoya'),
    profileUrl: profile('zoya-ansari'),
  },
  {
    name: 'Arjun Bhattacharya',
    role: 'Head of Learning Partnerships',
    avatar: arjun,
    email: mailbox('arjun'),
    profileUrl: profile('arjun-bhattacharya'),
  },
  {
    name: 'Lalrinpuii Hnamte',
    role: 'Resume and Interview Coach',
    avatar: lalrinpuii,
    email: mailbox('lalrinpuii'),
    profileUrl: profile('lalrinpuii-hnamte'),
  },
  {
    name: 'Joseph Kurien',
    role: 'Senior Adviser, Overseas Hiring',
    avatar: joseph,
    email: mailbox('joseph'),
    profileUrl: profile('joseph-kurien'),
  },
  {
    name: 'Ritika Deshmukh',
    role: 'Campus and Graduate Programs',
    avatar: ritika,
    email: mailbox('ritika'),
    profileUrl: profile('ritika-deshmukh'),
  },
  {
    name: 'Dev Rathore',
    role: 'Employer Partnerships',
    avatar: dev,
    email: mailbox('dev'),
    profileUrl: profile('dev-rathore'),
  },
];
