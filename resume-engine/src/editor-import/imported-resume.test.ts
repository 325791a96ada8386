import { readPersonas } from '../../fixtures/generate/persona';
import { printedRows, type PrintedRow } from '../live-check/printed-rows';
import { layOutSheet } from '../live-check/sheet-layout';
import { wordsOf } from '../lexicon/words';
import { readingOf } from '../reading-of';
import { resumeText } from '../resume-document/plain-text';
import { personaResume } from '../testing/persona-resume';
import { importedResume } from './imported-resume';

/** A page of text: `# ` is a heading, `** ` the head of an entry, `- ` a bullet. */
function readingFrom(text: string, links: { url: string; text: string }[] = []) {
  const kinds: Record<string, PrintedRow['kind']> = { '# ': 'heading', '**': 'title', '- ': 'bullet' };
  const rows = text
    .trim()
    .split('\n')
    .map((line, at): PrintedRow => {
      const kind = at === 0 ? 'name' : (kinds[line.slice(0, 2)] ?? 'line');
      const shown = line.replace(/^(?:#|\*\*|-) +/, '');
      const bold = kind === 'line' || kind === 'bullet' ? 0 : shown.length;
      return { kind, isEntryStart: kind === 'title', entry: [], row: undefined, text: shown, bold };
    });
  const { document } = layOutSheet(rows, { pages: 1, title: 'Resume' });
  return readingOf({ ...document, links: links.map((link) => ({ ...link, page: 1 })) });
}

const RESUME = `
Kavya Menon
Senior Recruiter
Kochi, Kerala | kavya.menon@example.com | +91 90000 12345
# Professional Experience
** Senior Recruiter | Apr 2021 - Present
Haatvan Retail, Kochi
Reporting to: Head of Talent Acquisition
- Filled 140 positions in 18 months
# What I Know
Sourcing: LinkedIn Recruiter, Naukri
Tools: Excel, Interviewing
# Projects
** Referral Portal | Jan 2022 - Mar 2022
github.com/kavyam/referral-portal
- Built a page where 300 employees refer friends
# Publications
- Hiring for small shops, Kerala HR Review, 2020
# Languages
- Malayalam (native)
- English (fluent)
# Volunteering
** Mentor | 2019 - 2020
Akshara Trust, Kochi
- Taught 20 women to write applications
# Military Service
- Short Service Commission, signals, Jabalpur
# References
Dr. Meera Iyer, Haatvan Retail
`;

test('sections are imported in the order of the file under their own titles', () => {
  const { meta } = importedResume(readingFrom(RESUME)).document;
  expect(meta?.kadam).toEqual({
    sections: [
      'summary',
      'experience',
      'skills',
      'projects',
      'publications',
      'languages',
      'volunteering',
      'custom.0',
      'references',
      'education',
    ],
    titles: { experience: 'Professional Experience', skills: 'What I Know' },
    custom: [{ title: 'Military Service', lines: ['Short Service Commission, signals, Jabalpur'] }],
  });
});

test('sections with a member in JSON Resume are imported there', () => {
  const { document } = importedResume(readingFrom(RESUME));
  expect(document).toMatchObject({
    basics: { label: 'Senior Recruiter' },
    publications: [{ name: 'Hiring for small shops, Kerala HR Review, 2020' }],
    languages: [
      { language: 'Malayalam', fluency: 'native' },
      { language: 'English', fluency: 'fluent' },
    ],
    volunteer: [
      {
        position: 'Mentor',
        organization: 'Akshara Trust, Kochi',
        highlights: ['Taught 20 women to write applications'],
      },
    ],
    references: [{ name: 'Dr. Meera Iyer, Haatvan Retail' }],
  });
});

test('a project has its dates and its link, which is not a profile of the person', () => {
  const { document } = importedResume(readingFrom(RESUME));
  expect(document.projects).toMatchObject([
    { name: 'Referral Portal', startDate: '2022-01', endDate: '2022-03', url: 'github.com/kavyam/referral-portal' },
  ]);
  expect(document.basics?.profiles).toBeUndefined();
});

test('two technologies in brackets behind the name of a project are its keywords', () => {
  const text = RESUME.replace('Referral Portal | Jan 2022 - Mar 2022', 'Referral Portal (Flask, SQLite)');
  expect(importedResume(readingFrom(text)).document.projects).toMatchObject([
    { name: 'Referral Portal', keywords: ['Flask', 'SQLite'] },
  ]);
});

test('a heading about two kinds is the title of the first, and the other one has its own', () => {
  const text = `Kavya Menon
# Education & Certifications
** B.Com in Accounting | 2014 - 2017
Maharaja's College, Kochi
- Certified Professional in Talent Acquisition, 2020`;
  const { document } = importedResume(readingFrom(text));
  expect(document.education).toMatchObject([{ studyType: 'B.Com', area: 'Accounting' }]);
  expect(document.meta?.kadam?.titles).toEqual({ education: 'Education & Certifications' });
});

test('a link behind a word belongs to the project with that word', () => {
  const links = [
    { url: 'https://www.linkedin.com/in/kavyam', text: 'kavya.menon' },
    { url: 'https://github.com/kavyam/other', text: 'Referral Portal' },
  ];
  const { document } = importedResume(readingFrom(RESUME.replace('github.com/kavyam/referral-portal\n', ''), links));
  expect(document.projects).toMatchObject([{ url: 'https://github.com/kavyam/other' }]);
  expect(document.basics?.profiles).toMatchObject([{ url: 'https://www.linkedin.com/in/kavyam' }]);
});

test('skill groups keep their labels, and skills without one are sorted into the specified groups', () => {
  expect(importedResume(readingFrom(RESUME)).document.skills).toEqual([
    { name: 'Sourcing', keywords: ['LinkedIn Recruiter', 'Naukri'] },
    { name: 'Tools', keywords: ['Excel', 'Interviewing'] },
  ]);
  const plain = RESUME.replace('Sourcing: LinkedIn Recruiter, Naukri\nTools: ', '');
  expect(importedResume(readingFrom(plain)).document.skills).toEqual([
    { name: 'Tools/Platforms', keywords: ['Excel'] },
    { name: 'Familiar', keywords: ['Interviewing'] },
  ]);
});

test('a line of an entry that no field holds becomes a bullet in its place', () => {
  expect(importedResume(readingFrom(RESUME)).document.work?.[0]?.highlights).toEqual([
    'Reporting to: Head of Talent Acquisition',
    'Filled 140 positions in 18 months',
  ]);
});

test('a text of the header that has no field is listed as not imported', () => {
  const { notImported } = importedResume(
    readingFrom(RESUME.replace('Kochi, Kerala |', 'House 7, Hill Road\nKochi, Kerala |')),
  );
  expect(notImported).toEqual(['House 7, Hill Road']);
});

test('an exported resume is imported as it was', () => {
  const { document } = importedResume(readingFrom(RESUME));
  const printed = layOutSheet(printedRows(document), { pages: 1, title: 'Resume' }).document;
  expect(importedResume(readingOf(printed))).toEqual({ document, notImported: [] });
});

test.each(readPersonas().map((persona) => [persona.id, persona] as const))(
  'each word of %s is on the page or listed',
  (_, persona) => {
    const { document } = layOutSheet(printedRows(personaResume(persona)), { pages: 1, title: 'Resume' });
    const reading = readingOf(document);
    const imported = importedResume(reading);
    const words = (texts: readonly string[]) => texts.flatMap(wordsOf).map(({ folded }) => folded);
    const found = new Set(words([resumeText(imported.document), ...imported.notImported]));
    const lines = words(reading.layout.lines.map(({ text }) => text));
    expect(lines.filter((word) => !found.has(word) && !/^(?:https?|www)$/.test(word))).toEqual([]);
    expect(words(imported.notImported).length).toBeLessThan(0.1 * lines.length);
  },
);
