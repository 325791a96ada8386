import fc from 'fast-check';
import { itJudges } from '../../testing/check-table';
import { ANANYA } from '../../testing/ananya';
import { judged } from '../../testing/judged';

const page = { width: 595, height: 842, pictureShare: 0 };
const [latest, first] = ANANYA.experience ?? [];
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const experienceWith = (bullets: readonly string[], more = {}) => ({ experience: [{ ...latest, bullets, ...more }] });

itJudges({
  'F1: pass when one page has less than five years of work': { message: /^Your resume has 1 page\./ },
  'F1: warn when there is one page too many': { changes: { document: { pages: [page, page] } }, evidence: ['Page 2'] },
  'F1: fail when there are three pages': {
    changes: { document: { pages: [page, page, page] } },
    evidence: ['Page 2', 'Page 3'],
  },
  'F1: pass when no job has dates': {
    changes: { experience: [{ ...latest, dates: '' }] },
    message: 'your jobs have no dates to count them.',
  },
  'F1: pass when there are five months of work': {
    changes: { experience: [{ ...latest, dates: 'Aug 2025 - Present' }] },
    message: 'With less than a year of work, one page is usual.',
  },
  'F1: skip when there are publications': {
    changes: { extra: { heading: 'Publications', kind: 'publications', lines: ['On ants'] } },
  },
  'F2: pass when there are 400 words': { changes: { extra: { lines: [words(100)] } } },
  'F2: fail when there are few words': {
    without: ['experience', 'summary', 'achievements', 'projects'],
    message: /words\. Between 350 and 900/,
  },
  'F3: pass when headings are usual ones': { message: 'All 7 headings are known to machines.' },
  'F3: warn when a third of the headings is unusual': {
    changes: { extra: { heading: 'My Journey', lines: ['x'] } },
    without: ['achievements', 'projects', 'certificates', 'summary'],
    evidence: ['My Journey'],
    message: '3 of 4',
  },
  'F3: fail when there are none': {
    changes: {
      headings: {
        summary: null,
        skills: null,
        experience: null,
        projects: null,
        education: null,
        certifications: null,
        achievements: null,
      },
    },
    message: 'no headings',
  },
  'F4: pass when the newest entry is first': {},
  'F4: warn when an older job is above a later one': {
    changes: { experience: [first!, latest!] },
    evidence: ['Associate Java Developer', 'Java Developer | Sahyadri'],
    fix: 'Put the newest of your jobs first.',
  },
  "F4: warn when a fresher's education is below projects": {
    without: ['experience'],
    message: 'Your education is below your projects',
    fix: 'Move your education above your projects.',
    evidence: ['Education'],
  },
  'F4: skip when there are no entries': { without: ['experience', 'education'] },
  'F5: pass when all dates have the same format': { message: /^All 7 dates/ },
  'F5: warn when one of seven dates has another format': {
    changes: { projects: [{ title: 'Bus Timings', dates: 'Jan 2021 - 04/2021' }] },
    evidence: ['04/2021'],
    message: '1 of 5 dates is not written like "Apr 2023": "04/2021".',
    example: { before: '04/2021', after: 'Apr 2021' },
  },
  'F5: warn when only one date has a good format': {
    changes: {
      experience: [
        { ...latest, dates: 'Jan-2023 - Mar-2024' },
        { ...first, dates: 'Jan 2022 - Dec-2022' },
      ],
    },
    without: ['projects', 'education'],
    message: '3 of 4 dates are not written like "Jan 2022"',
    example: { before: 'Jan-2023', after: 'Jan 2023' },
    evidence: ['Jan-2023'],
  },
  'F5: warn when one month is shortened': {
    changes: {
      projects: [],
      experience: [
        { ...latest, dates: 'April 2023 - Present' },
        { ...first, dates: 'June 2021 - Mar 2023' },
        { ...first, dates: 'May 2020 - January 2021' },
      ],
    },
    without: ['education'],
    example: { before: 'Mar 2023', after: 'March 2023' },
  },
  'F5: fail when half of the dates have another format': {
    changes: {
      experience: [
        { ...latest, dates: '04/2023 - Present' },
        { ...first, dates: 'Jun 2021 - 2023' },
      ],
    },
    without: ['projects', 'education'],
  },
  'F5: skip when there are no dates': { without: ['experience', 'projects', 'education'] },
  'F6: pass when experience is listed in bullets': { message: /^100%/ },
  'F6: fail when experience is written in paragraphs': {
    changes: experienceWith(latest?.bullets ?? [], { isProse: true }),
    evidence: ['Built REST APIs'],
  },
  'F6: skip when there is no experience': { without: ['experience', 'projects'] },
  'F7: pass when bullets have 8 to 30 words': { message: 'All 9 bullets have 8 to 30 words.' },
  'F7: fail when bullets are too short or too long': {
    changes: experienceWith(['Wrote tests', words(40)]),
    evidence: ['word word', 'Wrote tests'],
    message: 'None of your bullets has 8 to 30 words; 1 is shorter and 1 is longer.',
  },
  'F7: skip when there are not bullets': { without: ['experience', 'projects'] },
  'F8: pass when one font at 10.5 points is used': { message: 'Most of your text is 10.5 points tall, in one font.' },
  'F8: warn when the text is tiny': { changes: { onLine: (line) => ({ ...line, size: 8 }) }, message: '8 points' },
  'F8: fail when it is tiny and in four fonts': {
    changes: {
      onLine: (line) => ({
        ...line,
        size: 8,
        font: ['Arial', 'ABCDEF+Calibri-Bold', 'Times', 'Courier'][line.index % 4] ?? '',
      }),
    },
    message: '4 fonts',
  },
  'F8: pass when TeX uses its fonts in several sizes': {
    changes: { onLine: (line) => ({ ...line, font: ['CMR10', 'CMBX12', 'CMTI10', 'CMBX10'][line.index % 4] ?? '' }) },
    message: 'in one font',
  },
  'F8: skip when the file is an old Word file': { changes: { document: { kind: 'doc' } } },
  'F9: pass when margins and spacing are usual': { message: '0.7 inches' },
  'F9: warn when text touches the page edge': {
    changes: { onLine: (line) => ({ ...line, x: 10 }) },
    evidence: ['Left 0.14 in'],
  },
  'F9: warn when text runs over the edge': {
    changes: { onLine: (line) => ({ ...line, right: 600 }) },
    message: 'Your text runs over the edge of the page',
  },
  'F9: skip when the file is a Word file': { changes: { document: { kind: 'docx' } } },
  'F10: pass when all bullets have the same glyph': { message: /use 1 sign \(•\) and 1 indent/ },
  'F10: warn when there are two bullet glyphs': {
    changes: { onLine: (line) => (line.bullet && line.index % 5 === 0 ? { ...line, bullet: '-' } : line) },
    message: '2 signs',
  },
  'F10: skip when lines are numbered': {
    changes: { onLine: (line) => (line.bullet ? { ...line, bullet: `${line.index}.` } : line) },
  },
  'F10: fail when there are four bullet glyphs': {
    changes: { onLine: (line) => (line.bullet ? { ...line, bullet: '•-*>'[line.index % 4] ?? '' } : line) },
    message: '4 signs',
  },
  'F10: skip when there are not bullets': { without: ['experience', 'projects', 'achievements'] },
  'F11: pass when paragraphs are short': {},
  'F11: warn when one paragraph is long': { changes: { summary: words(100) }, evidence: ['word word'] },
  'F11: fail when two paragraphs are long': {
    changes: { summary: words(100), ...experienceWith([words(95)]) },
    message: '2 paragraphs are',
  },
});

const WAYS = [
  'Jan 2022',
  'January 2022',
  '01/2022',
  '2022',
  'Jan-2022',
  'jan, 2022',
  'May 2022',
  'Sept. 2022',
  '1.2022',
];

test('F5 never suggests a date that is already written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...WAYS), { minLength: 1, maxLength: 8 }), async (starts) => {
      const experience = starts.map((start) => ({ ...latest, dates: `${start} - Present` }));
      const { example } = await judged('F5', { ...ANANYA, experience });
      expect(example?.after).not.toBe(example?.before ?? '');
    }),
    { numRuns: 40 },
  );
});
