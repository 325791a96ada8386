import { itJudges } from '../../testing/check-table';
import { ANANYA } from '../../testing/ananya';

const page = { width: 595, height: 842, pictureShare: 0 };
const [latest, first] = ANANYA.experience ?? [];
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const experienceWith = (bullets: readonly string[], more = {}) => ({ experience: [{ ...latest, bullets, ...more }] });

itJudges([
  { id: 'F1', status: 'pass', when: 'one page holds under five years of work', message: /^Your resume has 1 page\./ },
  { id: 'F1', status: 'warn', when: 'there is a page too many', changes: { document: { pages: [page, page] } }, evidence: ['Page 2'] },
  { id: 'F1', status: 'fail', when: 'there are three', changes: { document: { pages: [page, page, page] } }, evidence: ['Page 2', 'Page 3'] },
  { id: 'F1', status: 'skip', when: 'there are publications', changes: { extra: { heading: 'Publications', kind: 'publications', lines: ['On ants'] } } },
  { id: 'F2', status: 'pass', when: 'it has 400 words', changes: { extra: { lines: [words(100)] } } },
  { id: 'F2', status: 'fail', when: 'it has few words', without: ['experience', 'summary', 'achievements', 'projects'], message: /words\. Between 350 and 900/ },
  { id: 'F3', status: 'pass', when: 'headings are usual ones', message: /^7 of 7 headings/ },
  { id: 'F3', status: 'warn', when: 'a third is odd', changes: { extra: { heading: 'My Journey', lines: ['x'] } }, without: ['achievements', 'projects', 'certificates', 'summary'], evidence: ['My Journey'], message: '3 of 4' },
  { id: 'F3', status: 'fail', when: 'there are none', changes: { headings: { summary: null, skills: null, experience: null, projects: null, education: null, certifications: null, achievements: null } }, message: 'no headings' },
  { id: 'F4', status: 'pass', when: 'the newest stands first' },
  { id: 'F4', status: 'warn', when: 'an older job stands above a later one', changes: { experience: [first!, latest!] }, evidence: ['Associate Java Developer', 'Java Developer | Sahyadri'] },
  { id: 'F4', status: 'warn', when: "a fresher's education stands below projects", without: ['experience'], message: 'As a fresher', evidence: ['Education'] },
  { id: 'F4', status: 'skip', when: 'there are no entries', without: ['experience', 'education'] },
  { id: 'F5', status: 'pass', when: 'all dates look alike', message: /^All 7 dates/ },
  { id: 'F5', status: 'warn', when: 'one of seven is different', changes: { projects: [{ title: 'Bus Timings', dates: 'Jan 2021 - 04/2021' }] }, evidence: ['04/2021'] },
  { id: 'F5', status: 'fail', when: 'half are different', changes: { experience: [{ ...latest, dates: '04/2023 - Present' }, { ...first, dates: 'Jun 2021 - 2023' }] }, without: ['projects', 'education'] },
  { id: 'F5', status: 'skip', when: 'there are no dates', without: ['experience', 'projects', 'education'] },
  { id: 'F6', status: 'pass', when: 'work is told in bullets', message: /^100 %/ },
  { id: 'F6', status: 'fail', when: 'it is told in paragraphs', changes: experienceWith(latest?.bullets ?? [], { isProse: true }), evidence: ['Built REST APIs'] },
  { id: 'F6', status: 'skip', when: 'nothing is told', without: ['experience', 'projects'] },
  { id: 'F7', status: 'pass', when: 'bullets have 8 to 30 words', message: /^9 of 9 bullets/ },
  { id: 'F7', status: 'fail', when: 'bullets are too short or too long', changes: experienceWith(['Wrote tests', words(40)]), evidence: ['word word', 'Wrote tests'] },
  { id: 'F7', status: 'skip', when: 'there are no bullets', without: ['experience', 'projects'] },
  { id: 'F8', status: 'pass', when: 'one font at 10.5 points is used', message: 'Most of your text is 10.5 points tall, in one font.' },
  { id: 'F8', status: 'warn', when: 'the text is tiny', changes: { onLine: (line) => ({ ...line, size: 8 }) }, message: '8 points' },
  { id: 'F8', status: 'fail', when: 'it is tiny and in four fonts', changes: { onLine: (line) => ({ ...line, size: 8, font: ['Arial', 'ABCDEF+Calibri-Bold', 'Times', 'Courier'][line.index % 4] ?? '' }) }, message: '4 fonts' },
  { id: 'F8', status: 'skip', when: 'the file is an old Word file', changes: { document: { kind: 'doc' } } },
  { id: 'F9', status: 'pass', when: 'margins and space are usual', message: '0.7 inches' },
  { id: 'F9', status: 'warn', when: 'text touches the edge', changes: { onLine: (line) => ({ ...line, x: 10 }) }, evidence: ['Left 0.14 in'] },
  { id: 'F9', status: 'skip', when: 'the file is a Word file', changes: { document: { kind: 'docx' } } },
  { id: 'F10', status: 'pass', when: 'all bullets are alike', message: /use 1 sign \(•\) and 1 indent/ },
  { id: 'F10', status: 'warn', when: 'two signs are used', changes: { onLine: (line) => (line.bullet && line.index % 5 === 0 ? { ...line, bullet: '-' } : line) }, message: '2 signs' },
  { id: 'F10', status: 'fail', when: 'four signs are used', changes: { onLine: (line) => (line.bullet ? { ...line, bullet: '•-*>'[line.index % 4] ?? '' } : line) }, message: '4 signs' },
  { id: 'F10', status: 'skip', when: 'there are no bullets', without: ['experience', 'projects', 'achievements'] },
  { id: 'F11', status: 'pass', when: 'paragraphs are short' },
  { id: 'F11', status: 'warn', when: 'one is long', changes: { summary: words(100) }, evidence: ['word word'] },
  { id: 'F11', status: 'fail', when: 'two are long', changes: { summary: words(100), ...experienceWith([words(95)]) }, message: '2 paragraphs are' },
]); // prettier-ignore
