import { outlineOf } from './outline';
import { resumeText } from './plain-text';
import { withText } from './texts';
import { groupedSkills, skillGroupOf, sortedGroups } from './skill-groups';
import { fromParsedResume } from './from-parsed-resume';
import type { ParsedResume } from '../parsed-resume';

const PARSED: ParsedResume = {
  contact: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '98765 43210',
    location: 'Pune, Maharashtra',
    links: ['linkedin.com/in/asha'],
  },
  summary: 'Tester.',
  technicalSkills: ['Selenium', 'SQL'],
  softSkills: ['Mentoring'],
  skills: ['Selenium', 'SQL', 'Mentoring'],
  experience: [
    {
      company: 'Haatvan',
      role: 'QA Engineer',
      startDate: 'Jan 2021',
      endDate: 'Present',
      location: 'Pune',
      bullets: ['Was responsible for tests'],
    },
  ],
  education: [
    {
      institution: 'Pune University',
      degree: 'B.Sc',
      field: 'Physics',
      startDate: '',
      endDate: '',
      year: '2020',
      grade: '8.1 CGPA',
      bullets: [],
    },
  ],
  projects: [{ name: 'Price watch', technologies: ['Python'], description: 'Compares prices.' }],
  certifications: ['ISTQB – ASTQB (2022)'],
  languages: ['Hindi'],
  achievements: ['Tester of the year'],
};

test('the sections are in the order of the specification', () => {
  expect(outlineOf({}).map(({ title }) => title.text)).toEqual([
    'Summary',
    'Coursework / Skills',
    'Experience',
    'Achievements',
    'Key Responsibility',
    'Certifications',
    'Projects',
    'Education',
  ]);
});

test('a parsed resume is shown word for word, with dates on the left after the title', () => {
  expect(resumeText(fromParsedResume(PARSED))).toBe(`Asha Rao
Pune, Maharashtra | 98765 43210 | asha@example.com | linkedin.com/in/asha

Summary
Tester.

Coursework / Skills
Programming: SQL
Frameworks/Libraries: Selenium
Familiar: Mentoring

Experience
QA Engineer | Jan 2021 - Present
Haatvan, Pune
- Was responsible for tests

Achievements
- Tester of the year

Certifications
- ISTQB – ASTQB (2022)

Projects
Price watch
Python
- Compares prices.

Education
B.Sc in Physics | 2020
Pune University, 8.1 CGPA

Languages
- Hindi
`);
});

test('additional sections of a JSON Resume follow the specified ones', () => {
  const document = {
    basics: { summary: 'Biologist.' },
    projects: [{ name: 'Ferret map', keywords: ['R'], url: 'https://ferrets.example.com/' }],
    volunteer: [
      {
        position: 'Guide',
        organization: 'City Zoo',
        startDate: '2019',
        endDate: '2020',
        summary: 'At weekends.',
        highlights: ['Led 40 tours'],
      },
    ],
    publications: [
      {
        name: 'On Otters',
        publisher: 'Nature',
        releaseDate: '2021-03',
        url: 'https://doi.org/10.1000/182',
        summary: 'They hold hands.',
      },
    ],
    interests: [{ name: 'Wildlife', keywords: ['ferrets', 'otters'] }, { name: 'Chess' }],
    references: [{ name: 'Dr. Meera Iyer', reference: 'Careful and quick.' }],
  };
  expect(resumeText(document)).toBe(`Summary
Biologist.

Projects
Ferret map
R | ferrets.example.com

Volunteering
Guide | 2019 - 2020
City Zoo
At weekends.
- Led 40 tours

Publications
On Otters | Mar 2021
Nature | doi.org/10.1000/182
They hold hands.

Interests
- Wildlife: ferrets, otters
- Chess

References
Dr. Meera Iyer
Careful and quick.
`);
});

test('a separator is only shown between two values', () => {
  expect(resumeText({ work: [{ name: 'Rose' }, { location: 'Goa' }, { endDate: '2021' }] })).toBe(
    'Experience\nRose\n\nGoa\n\n2021\n',
  );
});

test('an empty resume is rendered as the template with its placeholders', () => {
  const text = resumeText({});
  expect(text).toMatch(/^Your Name\n.*\nCity, Country \| 000-000-0000 \| you@example\.com/);
  expect(text).toContain('\n\nSummary\nWrite a concise professional summary here.\n');
});

test('sections can be chosen and ordered; unknown and duplicate ones are ignored', () => {
  const meta = { kadam: { sections: ['education', 'hobbies', 'education', 'summary'] } };
  expect(outlineOf({ meta }).map(({ id }) => id)).toEqual(['education', 'summary']);
});

test.each([
  ['Core Java', 'Programming'],
  ['C++', 'Programming'],
  ['C', 'Programming'],
  ['Java 17', 'Programming'],
  ['React.js', 'Frameworks/Libraries'],
  ['Spring Boot 3', 'Frameworks/Libraries'],
  ['MS Excel', 'Tools/Platforms'],
  ['Tally ERP 9', 'Tools/Platforms'],
  ['Advanced Excel', 'Tools/Platforms'],
  ['AWS (EC2, S3)', 'Deployment'],
  ['Docker', 'Deployment'],
  ['Patient Care', 'Familiar'],
  ['Vitamin C', 'Familiar'],
])('%s belongs to %s', (skill, group) => {
  expect(skillGroupOf(skill)).toBe(group);
});

test('a section is printed under the title that the person wrote', () => {
  const document = withText({ skills: [{ keywords: ['Java'] }] }, 'meta.kadam.titles.skills', 'Technical Skills');
  expect(resumeText(document)).toBe('Technical Skills\nJava\n');
  expect(resumeText(withText(document, 'meta.kadam.titles.skills', ' '))).toBe('Coursework / Skills\nJava\n');
});

test('custom sections are printed in their place, and one without a title has no heading', () => {
  const custom = [{ title: 'Training', lines: ['First aid', 'Fire safety'] }, { lines: ['Born in Pune'] }];
  const sections = ['custom.0', 'summary', 'custom.1', 'custom.2'];
  const document = { basics: { summary: 'Nurse.' }, meta: { kadam: { custom, sections } } };
  expect(resumeText(document)).toBe('Training\n- First aid\n- Fire safety\n\nSummary\nNurse.\n\n- Born in Pune\n');
});

test('the name of a skill group is a field, and an empty one is not printed', () => {
  const document = { skills: [{ name: 'Sourcing', keywords: ['LinkedIn', 'Naukri'] }] };
  const [group] = outlineOf(document).flatMap(({ id, entries }) => (id === 'skills' ? entries[0]!.rows : []));
  expect(group?.lead).toMatchObject({ path: 'skills.0.name', text: 'Sourcing' });
  expect(resumeText(withText(document, 'skills.0.name', ''))).toBe('Coursework / Skills\nLinkedIn, Naukri\n');
});

test('skills are grouped once each, in the order of the groups', () => {
  expect(groupedSkills(['Mentoring', 'Docker', 'Java', 'java', 'Git', 'React'])).toEqual([
    { name: 'Programming', keywords: ['Java'] },
    { name: 'Frameworks/Libraries', keywords: ['React'] },
    { name: 'Tools/Platforms', keywords: ['Git'] },
    { name: 'Deployment', keywords: ['Docker'] },
    { name: 'Familiar', keywords: ['Mentoring'] },
  ]);
});

test('new skills join existing groups, and custom groups are not moved', () => {
  const groups = [
    { name: 'Cooking', level: 'Master', keywords: ['Idli'] },
    { name: 'Deployment', keywords: ['AWS'] },
    { keywords: ['Docker', 'Java', 'idli', 'AWS'] },
  ];
  expect(sortedGroups(groups)).toEqual([
    { name: 'Cooking', level: 'Master', keywords: ['Idli'] },
    { name: 'Programming', keywords: ['Java'] },
    { name: 'Deployment', keywords: ['AWS', 'Docker'] },
  ]);
});
