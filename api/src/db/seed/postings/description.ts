import type { JobType } from '@kadam/shared/contract/jobs';
import type { SeededRandom } from '../seeded-random';
import type { Employer } from './employer';
import type { LevelTerms, Occupation } from './occupation';

interface Advert {
  occupation: Occupation;
  employer: Employer;
  level: LevelTerms;
  title: string;
  isSenior: boolean;
  opening: string;
  city: string;
  workplace: string;
  jobType: JobType;
  isPartTime: boolean;
}

/** Three paragraphs: the position, the work at this level, the employer and its terms. */
export function describe(advert: Advert, random: SeededRandom): string {
  const { occupation, employer, opening, isPartTime } = advert;
  const [first, second, third] = random.sample(occupation.duties, 3);
  const closing = random.happens(60) ? [employer.offer, random.pick(SELECTION)] : [employer.offer];
  const paragraphs = [
    [opening, first],
    [second, random.happens(40) ? third : undefined, isPartTime ? random.pick(PART_TIME) : noteFor(advert, random)],
    [employer.about, random.pick(ARRANGEMENTS[advert.jobType]), ...closing],
  ];
  const text = paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')).join('\n\n');
  return fill(text, advert, random);
}

// An opening speaks of the occupation in general; the note names the title where that says more: 'As Team Leader, you will …'.
function noteFor({ level, title, isSenior }: Advert, random: SeededRandom): string {
  const [plainTitle] = title.split(/ - | \(/);
  const canNameTitle = level.note.startsWith('You will') && (isSenior || random.happens(50));
  return canNameTitle ? `As ${plainTitle}, you ${level.note.slice('You '.length)}` : level.note;
}

const ARRANGEMENTS: Readonly<Record<JobType, readonly string[]>> = {
  onsite: [
    'The place of work is our {workplace}.',
    'You will work at our {workplace}, {city}.',
    'The position is based at our {workplace}.',
  ],
  hybrid: [
    'Three days a week are spent at our {workplace} and the rest at home.',
    'The team meets at our {workplace} two days a week; on the other days you may work from home.',
    'You will come to our {workplace} about half of the week and work from home otherwise.',
  ],
  remote: [
    'You may work from anywhere in India; the team meets once a quarter at our {workplace}, {city}.',
    'The work is done from home, with a laptop from us and two paid visits a year to our {workplace}, {city}.',
    'This is a remote position for people living in India; our {workplace}, {city}, is open to you whenever you like company.',
  ],
};

const PART_TIME = [
  'This is a part-time position, and its pay is for the part-time hours.',
  'The hours suit people who study or look after a family; the pay is for these hours.',
];

const SELECTION = [
  'Selection is a short practical test and two interviews, usually completed within ten days.',
  'Shortlisted candidates hear from us within a week, and everyone else gets an answer too.',
  'Interviews can be held after 5 pm, so that you need not take leave for them.',
  'There is no bond, no deposit and no fee at any stage.',
  'Candidates returning after a career break are welcome to apply.',
  'Persons with disabilities are encouraged to apply; please tell us what you need for the interview.',
  'One interview is by video and one in person, with local travel refunded.',
  'References are asked for only after an offer has been discussed.',
];

// Names stand in braces, and so do words of which one is chosen: {four|five}.
function fill(template: string, advert: Advert, random: SeededRandom): string {
  const names: Readonly<Record<string, string>> = {
    company: advert.employer.name,
    city: advert.city,
    workplace: advert.workplace,
  };
  return template.replace(/\{([^{}]+)\}/g, (_, inside: string) => names[inside] ?? random.pick(inside.split('|')));
}
