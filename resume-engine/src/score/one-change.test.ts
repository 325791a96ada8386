import type { Analysis } from '../analysis';
import { ratedText, scoreText } from '../../fixtures/generate/rated-resumes';

/** Good resumes of different people: technical or not, Indian or western, fresher or senior. */
const RESUMES = [
  'software-engineer-excellent',
  'fresher-btech-good',
  'retail-associate-excellent',
  'teacher-uk-good',
  'truck-driver',
  'cfo-excellent',
];

type Change = (text: string) => string;

/** A change that a recruiter would notice, and what it must do to the score. */
interface Row {
  readonly when: string;
  readonly change: Change;
  /** The score falls by at least and at most so many points. */
  readonly falls: readonly [number, number];
  /** The checks one of which must lose points or name the change. */
  readonly finding: readonly string[];
  readonly without?: readonly string[];
}

const lines = (text: string, map: (line: string, at: number) => string | readonly string[]) =>
  text.split('\n').flatMap(map).join('\n');

const isBullet = (line: string) => line.startsWith('- ');
const bullets = (text: string, map: (bullet: string, at: number) => string) => {
  let at = 0;
  return lines(text, (line) => (isBullet(line) ? `- ${map(line.slice(2), at++)}` : line));
};
const contact = (text: string, map: (line: string) => string) =>
  lines(text, (line) => (line.includes('@') ? map(line) : line));
const withEnd = (text: string, ...end: readonly string[]) => [text.trimEnd(), ...end].join('\n');

/** The sections of a text, each with its heading. */
const sectionsOf = (text: string) => text.split(/\n(?=## )/);
const sections = (text: string, map: (section: string) => string) =>
  sectionsOf(text).map(map).filter(Boolean).join('\n');
const isAbout = (section: string, ...words: readonly string[]) =>
  words.some((word) => section.startsWith(`## ${word}`));
const isWork = (section: string) => isAbout(section, 'Experience', 'Internship', 'Projects');
const entriesOf = (section: string) => section.split(/\n(?=### )/);

const EMAIL = /[\w.]+@[\w.]+\w/;
const PHONE = /(\+[\d ]{9,}|\(\d{3}\) [\d-]+)/;
const MONTH_YEAR = /\b(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) )?((?:19|20)\d\d)\b/g;
const BUZZWORDS =
  'Hardworking, passionate and dynamic team player, results-driven, with a positive attitude and a proven track record.';

const shuffled = (word: string) => `${word.slice(0, 3)}${word[4] ?? ''}${word[3] ?? ''}${word.slice(5)}`;

function misspelled(text: string): string {
  let left = 5;
  return bullets(text, (bullet) =>
    bullet.replace(/\b[a-z]{8,}\b/g, (word) =>
      left > 0 && shuffled(word) !== word && left-- > 0 ? shuffled(word) : word,
    ),
  );
}

const ROWS: readonly Row[] = [
  {
    when: 'without email',
    change: (text) => contact(text, (line) => line.replace(EMAIL, '')),
    falls: [20, 40],
    finding: ['C2'],
  },
  {
    when: 'without phone',
    change: (text) => contact(text, (line) => line.replace(PHONE, '')),
    falls: [10, 30],
    finding: ['C3'],
  },
  {
    when: 'without any dates',
    change: (text) =>
      lines(text, (line) =>
        line
          .replace(/ \|\| .*/, '')
          .replace(/\(\d{4}\)/, '')
          .replace(/\bin (19|20)\d\d\b/g, ''),
      ),
    falls: [20, 40],
    finding: ['E1', 'D2'],
  },
  {
    when: 'without a name',
    change: (text) => lines(text, (line) => (line.startsWith('# ') ? [] : line)),
    falls: [30, 50],
    finding: ['C1'],
  },
  {
    when: 'with a birth date',
    change: (text) => withEnd(text, '## Personal Details', 'Date of Birth: 4 May 1996'),
    falls: [0.5, 10],
    finding: ['C6'],
  },
  {
    when: 'with a religion',
    change: (text) => withEnd(text, '## Personal Details', 'Religion: Hindu'),
    falls: [4, 20],
    finding: ['C6'],
  },
  {
    when: "with the father's name",
    change: (text) => withEnd(text, '## Personal Details', "Father's Name: Ramesh Kumar"),
    falls: [0.5, 10],
    finding: ['C6'],
  },
  { when: 'with a photo', change: (text) => `!photo\n${text}`, falls: [0.1, 2], finding: ['A7'] },
  {
    when: 'with a keyword repeated 25 times',
    change: (text) => {
      const skill = /## (?:Core )?Skills\n(?:\w+: )?([^,\n]+)/.exec(text)?.[1] ?? '';
      return withEnd(text, '## Keywords', Array.from({ length: 25 }, () => skill).join(' '));
    },
    falls: [20, 40],
    finding: ['K7'],
  },
  {
    when: 'without numbers in bullets',
    change: (text) =>
      bullets(text, (bullet) =>
        bullet.replace(
          /[$€₹]?\d[\d,.]*%?|\b(two|three|four|five|six|seven|eight|nine|ten|millions?|half|halved|doubled|hundreds?)\b/gi,
          '',
        ),
      ),
    falls: [5, 30],
    finding: ['E2'],
  },
  { when: 'with five misspelled words', change: misspelled, falls: [1, 20], finding: ['E9'] },
  {
    when: 'with "responsible for" instead of verbs',
    change: (text) => bullets(text, (bullet) => bullet.replace(/^\w+/, 'Responsible for')),
    falls: [8, 25],
    finding: ['E5', 'E3'],
  },
  {
    when: 'without a skills section',
    change: (text) => sections(text, (section) => (isAbout(section, 'Skills') ? '' : section)),
    falls: [1, 10],
    finding: ['K1'],
  },
  {
    when: 'in paragraphs',
    change: (text) =>
      sections(text, (section) =>
        entriesOf(section)
          .map((entry) => {
            const all = entry.split('\n');
            const own = all.filter(isBullet).map((line) => `${line.slice(2)}.`);
            return [...all.filter((line) => !isBullet(line)), ...(own.length > 0 ? [own.join(' ')] : [])].join('\n');
          })
          .join('\n'),
      ),
    falls: [3, 30],
    finding: ['F6', 'F11'],
  },
  {
    when: 'with a job written twice',
    change: (text) =>
      sections(text, (section) =>
        isAbout(section, 'Experience', 'Internship') ? `${section}\n${entriesOf(section)[1] ?? ''}` : section,
      ),
    falls: [0.1, 5],
    finding: ['E4', 'E6', 'F4'],
  },
  {
    when: 'with the oldest job first',
    change: (text) =>
      sections(text, (section) => {
        const [heading = '', ...entries] = entriesOf(section);
        return isWork(section) || isAbout(section, 'Education') ? [heading, ...entries.reverse()].join('\n') : section;
      }),
    falls: [0.5, 6],
    finding: ['F4'],
  },
  {
    when: 'with an unprofessional email',
    change: (text) => contact(text, (line) => line.replace(EMAIL, 'coolprincess99@gmail.com')),
    falls: [10, 30],
    finding: ['C2'],
  },
  {
    when: 'without education',
    change: (text) => sections(text, (section) => (isAbout(section, 'Education') ? '' : section)),
    falls: [5, 10],
    finding: ['D1', 'D2'],
  },
  {
    when: 'with five pages of padding',
    change: (text) =>
      withEnd(
        text,
        '## Other Duties',
        ...Array.from(
          { length: 210 },
          (_, at) => `- Attended meeting ${at + 1} of the department and wrote down what was said there`,
        ),
      ),
    falls: [8, 30],
    finding: ['F1', 'F2'],
  },
  {
    when: 'in tiny text',
    change: (text) =>
      lines(text, (line) =>
        /^(#|- )/.test(line) ? line.replace(/^(# |## |### |- )/, '!tiny ') : line && `!tiny ${line}`,
      ),
    falls: [35, 60],
    finding: ['K7', 'F8'],
  },
  {
    when: 'with hidden white text',
    change: (text) =>
      withEnd(
        text,
        '!white Kubernetes Python Java cloud architect machine learning Scrum Agile SAP Oracle leadership management expert senior',
      ),
    falls: [30, 50],
    finding: ['K7'],
  },
  {
    when: 'with mixed date formats',
    change: (text) => {
      let at = 0;
      return lines(text, (line) =>
        line.replace(
          MONTH_YEAR,
          (date, year: string) => [date, `03/${year}`, `${year}`, `March, ${year}`][at++ % 4] ?? date,
        ),
      );
    },
    falls: [0.4, 5],
    finding: ['F5'],
  },
  {
    when: 'in the first person',
    change: (text) => bullets(text, (bullet) => `I ${bullet.charAt(0).toLowerCase()}${bullet.slice(1)} in my work`),
    falls: [0.5, 10],
    finding: ['E8'],
  },
  {
    when: 'with buzzwords',
    change: (text) =>
      sections(text, (section) => (isAbout(section, 'Summary', 'Profile') ? `${section}\n${BUZZWORDS}` : section)),
    falls: [0.5, 10],
    finding: ['E8'],
  },
  {
    when: 'without employers',
    change: (text) => lines(text, (line) => line.replace(/^(### [^,|]+),[^|]*(\|\| .*\d{4} - .*)$/, '$1 $2')),
    falls: [0.3, 5],
    finding: ['E1'],
  },
  {
    when: 'without job titles',
    change: (text) =>
      lines(text, (line) => line.replace(/^### [^,|]+, ([^|]*\|\| .*[A-Z][a-z]{2} \d{4} - .*)$/, '### $1')),
    falls: [0.5, 5],
    finding: ['E1', 'K5', 'P2'],
  },
];

const pointsOf = ({ checks }: Analysis) => checks.reduce((sum, { points }) => sum + points, 0);
/** The score before rounding. */
const exact = (analysis: Analysis) => Math.min(pointsOf(analysis), analysis.ceiling?.limit ?? 100);

/** Every second row, and the others for the next resume: each change is tried on three people. */
const rowsFor = (resume: string) => ROWS.filter((_, index) => index % 2 === RESUMES.indexOf(resume) % 2);

describe.each(RESUMES)('%s', (resume) => {
  let before: Analysis;
  beforeAll(async () => {
    before = await scoreText(ratedText(resume));
  });

  test.each(rowsFor(resume).map((row) => [row.when, row] as const))(
    '%s',
    async (_, { change, falls: [min, max], finding }) => {
      const text = change(ratedText(resume));
      expect(text).not.toBe(ratedText(resume));
      const after = await scoreText(text);
      const fall = Math.round((exact(before) - exact(after)) * 10) / 10;
      const named = finding.filter((id) => {
        const [was, is] = [before, after].map(({ checks }) => checks.find((check) => check.id === id));
        return is && was && is.points / is.max < was.points / was.max;
      });
      expect({ fall, inRange: fall >= min && fall <= max, isNamed: named.length > 0 }).toEqual({
        fall,
        inRange: true,
        isNamed: true,
      });
    },
  );
});
