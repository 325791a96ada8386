import type { Section, SectionKind } from '../../resume/section';
import { testLine } from '../../testing/test-line';
import { readLanguages } from '../languages/read-languages';
import { skillsInProse } from './mentioned-skills';
import { readSkills } from './read-skills';

/** Lines of text; a tab begins the next column, `*` makes a line bold, `-` gives it a bullet. */
function section(kind: SectionKind, texts: string[]): Section {
  const lines = texts.map((written, index) => {
    const isBold = written.startsWith('*');
    const bullet = written.startsWith('- ') ? { bullet: '-' } : {};
    const line = testLine(written.replace(/^\*|^- /, ''), { index, isBold, ...bullet });
    const inColumns = line.cells.map((cell, at) => ({
      ...cell,
      x: 50 + at * 150,
      right: 50 + at * 150 + cell.text.length * 5,
    }));
    return { ...line, cells: inColumns };
  });
  return { kinds: [kind], lines, confidence: 1 };
}

const values = (...texts: string[]) => readSkills([section('skills', texts)]).map(({ value }) => value);

it('uses labels as groups and excludes spoken languages', () => {
  const skills = readSkills([
    section('skills', ['Languages: Java, C++', 'Databases: MySQL', 'Languages: English, Hindi']),
  ]);
  expect(skills.map(({ value, group }) => [value, group])).toEqual([
    ['Java', 'Languages'],
    ['C++', 'Languages'],
    ['MySQL', 'Databases'],
  ]);
});

it('reads labels in a left column and on separate bold lines', () => {
  expect(values('Programming\tC, Python', 'ERP\tSAP PP')).toEqual(['C', 'Python', 'SAP PP']);
  expect(values('*Programming', 'C', 'Python', '*Process', 'Jenkins')).toEqual(['C', 'Python', 'Jenkins']);
});

it.each([
  [
    'above its skills',
    ['Web Technologies', 'HTML, CSS', 'Databases', 'MySQL, Oracle'],
    ['HTML', 'CSS', 'MySQL', 'Oracle'],
  ],
  ['before its skills', ['Web Technologies HTML, CSS', 'Tools Git, Jira'], ['HTML', 'CSS', 'Git', 'Jira']],
  ['before a dash', ['Scripting Languages - Python'], ['Python']],
  ['as a bullet', ['- Web Technologies', '- HTML', '- Databases', '- MySQL'], ['HTML', 'MySQL']],
  ['before a bracket', ['Web Technologies (HTML, CSS), Git'], ['HTML', 'CSS', 'Git']],
  ['in a list', ['Java | Web: HTML, CSS | DB: MySQL'], ['Java', 'HTML', 'CSS', 'MySQL']],
  ['of one area', ['Front End Development', 'React, Redux', 'Version Control', 'Git'], ['React', 'Redux', 'Git']],
])('does not take the name of a group for a skill %s', (_, texts, expected) => {
  expect(values(...texts)).toEqual(expected);
});

it.each([
  [['Operating System : Windows 7/8/10, Linux'], ['Windows 7/8/10', 'Linux']],
  [['Python ●●●●○ Java ●●●○○'], ['Python', 'Java']],
  [['Technical Proficiency', 'Operating Systems: Windows'], ['Windows']],
  [
    ['Strong in Core Java, Maven.', 'Hands on experience with JUnit, Git.'],
    ['Core Java', 'Maven', 'JUnit', 'Git'],
  ],
  [['SAP FICO, Tally; Taxation: GST, TDS'], ['SAP FICO', 'Tally', 'GST', 'TDS']],
])('reads skills with versions, without ratings and labels: %j', (texts, expected) => {
  expect(values(...texts)).toEqual(expected);
});

it('keeps subjects that are also names of groups', () => {
  expect(values('DBMS', 'Operating Systems', 'Computer Networks')).toEqual([
    'DBMS',
    'Operating Systems',
    'Computer Networks',
  ]);
  expect(values('Operating Systems, Cloud, DBMS')).toEqual(['Operating Systems', 'Cloud', 'DBMS']);
});

it('joins an item broken by a narrow column: its rest is closer than the next item', () => {
  const { lines } = section('skills', ['Labour Law', 'Performance', 'Management', 'HR Analytics', 'Tally']);
  const set = lines.map((line) => ({ ...line, gapAbove: line.text === 'Management' ? 0.7 : 1 }));
  expect(readSkills([{ kinds: ['skills'], lines: set, confidence: 1 }]).map(({ value }) => value)).toEqual([
    'Labour Law',
    'Performance Management',
    'HR Analytics',
    'Tally',
  ]);
});

it('reads labels after their lists', () => {
  expect(values('Java 8, PL/SQL\tLanguages', 'WebLogic, Tomcat\tServers')).toEqual([
    'Java 8',
    'PL/SQL',
    'WebLogic',
    'Tomcat',
  ]);
});

it('reads a grid cell by cell', () => {
  expect(values('AutoCAD\tSolidWorks\tGD&T', 'CNC Programming\t5S\tKaizen')).toEqual([
    'AutoCAD',
    'SolidWorks',
    'GD&T',
    'CNC Programming',
    '5S',
    'Kaizen',
  ]);
});

it('joins a wrapped item', () => {
  expect(values('Python, Kubernetes, Terraform, Amazon Web', 'Services, Docker')).toEqual([
    'Python',
    'Kubernetes',
    'Terraform',
    'Amazon Web Services',
    'Docker',
  ]);
});

it('stops where an entry begins under an unrecognized heading', () => {
  expect(values('Java, SQL', 'Leadership Experience', 'Peer Tutor', 'Jan 2019 - Mar 2020', 'Northwind Labs')).toEqual([
    'Java',
    'SQL',
  ]);
});

it('lists each skill once, without interests', () => {
  expect(values('Java, JAVA, java', 'Interests: Chess, Cricket')).toEqual(['Java']);
});

it('distinguishes technical, soft and unknown skills, with higher confidence in known ones', () => {
  const skills = readSkills([section('skills', ['Python, Teamwork, Zorblax Framework'])]);
  expect(skills.map(({ kind }) => kind)).toEqual(['technical', 'soft', 'unknown']);
  expect(skills[2]!.confidence).toBeLessThan(skills[0]!.confidence);
});

it('has the evidence of each skill', () => {
  const [, second] = readSkills([section('skills', ['Tools: Git, Docker'])]);
  expect(second?.spans).toEqual([{ page: 1, line: 0, from: 12, to: 18, text: 'Docker' }]);
});

it('finds skills in sentences with low confidence, only if there is no list', () => {
  const narrative = section('experience', [
    '- Moved the billing to PostgreSQL and Spring Boot',
    '- Will go and make a dash for it',
    '- I am quick',
  ]);
  expect(skillsInProse([narrative]).map(({ value }) => value)).toEqual(['PostgreSQL', 'Spring Boot']);
  expect(skillsInProse([narrative]).every(({ confidence }) => confidence < 0.6)).toBe(true);
  expect(skillsInProse([narrative, section('skills', ['Java'])])).toEqual([]);
});

it('reads spoken languages from their section, a labeled line and a row among the skills', () => {
  const languages = (kind: SectionKind, ...texts: string[]) =>
    readLanguages([section(kind, texts)]).map(({ value }) => value);
  expect(languages('languages', 'English (fluent), Hindi - native', 'Malayalam')).toEqual([
    'English',
    'Hindi',
    'Malayalam',
  ]);
  expect(languages('personal', 'Languages Known : Gujarati, Hindi, English')).toEqual(['Gujarati', 'Hindi', 'English']);
  expect(languages('skills', 'Language: Fluent in Spanish')).toEqual(['Spanish']);
  expect(languages('experience', 'Taught English to children')).toEqual([]);
});
