import fc from 'fast-check';
import { headerRows, outlineOf } from './outline';
import type { ResumeDocument } from './resume-document';
import { SECTIONS } from './sections';
import { textAt, withText } from './texts';

const fieldsOf = (document: ResumeDocument) => [
  ...headerRows(document).flatMap(({ fields }) => fields),
  ...outlineOf(document).flatMap(({ entries }) => entries.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields))),
];

/** An empty resume with every section on its page. */
const EVERY_SECTION: ResumeDocument = { meta: { kadam: { sections: SECTIONS.map(({ id }) => id) } } };

const WRITTEN: Readonly<Record<string, string>> = {
  'basics.location': 'Pune, Maharashtra',
  'basics.profiles.0': 'linkedin.com/in/asha',
  'skills.0.keywords': 'Java, SQL',
  'work.0.dates': 'Apr 2021 - Present',
  'education.0.dates': '2017 - 2021',
  'projects.0.dates': 'Jan 2020 - Mar 2020',
  'projects.0.keywords': 'Python, Docker',
  'certificates.0': 'ISTQB – ASTQB (Mar 2023)',
  'volunteer.0.dates': 'Jan 2020 - Mar 2020',
  'publications.0.releaseDate': 'Mar 2023',
  'publications.0.url': 'doi.org/10.1000/182',
  'interests.0': 'Wildlife: ferrets, otters',
};

test('text entered at any path of an empty page is shown there, and nowhere else', () => {
  const fields = fieldsOf(EVERY_SECTION);
  expect(fields.length).toBeGreaterThan(35);
  for (const { path } of fields) {
    const text = WRITTEN[path] ?? 'Something ₹ — é हिन्दी';
    const document = withText(EVERY_SECTION, path, text);
    const written = fieldsOf(document).filter((field) => field.text !== '');
    expect(written.map((field) => [field.path, field.text])).toEqual([[path, text]]);
  }
});

test('re-entering a displayed text changes nothing', () => {
  const paths = fieldsOf(EVERY_SECTION).map(({ path }) => path);
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc
      .array(fc.constantFrom('2021', ' - ', 'Apr', ' ', ',', '(', ')', ' – ', 'Present', '15 ', 'India', ': ', '.'), {
        maxLength: 8,
      })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), typed, (path, text) => {
      const document = withText({}, path, text);
      const shown = textAt(document, path);
      expect(textAt(withText(document, path, shown), path)).toBe(shown);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['work.0.dates', 'Apr 2021 - Present', { work: [{ startDate: '2021-04' }] }],
  ['work.0.dates', '15 Apr 2021 – till date', { work: [{ startDate: '2021-04-15', endDate: 'till date' }] }],
  ['education.0.dates', '2017-2021', { education: [{ startDate: '2017', endDate: '2021' }] }],
  ['education.0.dates', '2021', { education: [{ endDate: '2021' }] }],
  [
    'basics.location',
    'Pune, Maharashtra, India',
    { basics: { location: { city: 'Pune', region: 'Maharashtra, India' } } },
  ],
  ['basics.profiles.0', 'github.com/asha', { basics: { profiles: [{ url: 'github.com/asha', network: 'GitHub' }] } }],
  ['certificates.0', 'ISTQB – ASTQB (2023)', { certificates: [{ name: 'ISTQB', issuer: 'ASTQB', date: '2023' }] }],
  ['skills.0.name', 'Sourcing', { skills: [{ name: 'Sourcing' }] }],
  ['meta.kadam.titles.experience', 'Jobs', { meta: { kadam: { titles: { experience: 'Jobs' } } } }],
  ['meta.kadam.custom.0.lines.0', 'First aid', { meta: { kadam: { custom: [{ lines: ['First aid'] }] } } }],
  ['languages.0', 'Hindi (native)', { languages: [{ language: 'Hindi', fluency: 'native' }] }],
])('%s accepts %p', (path, text, document) => {
  expect(withText({}, path, text)).toEqual(document);
});

test('a place has its country code as long as the country is in it', () => {
  const document = { basics: { location: { city: 'Pune', countryCode: 'IN', postalCode: '411001' } } };
  expect(textAt(document, 'basics.location')).toBe('Pune, India');
  expect(withText(document, 'basics.location', 'Mumbai, India').basics?.location).toEqual({
    city: 'Mumbai',
    countryCode: 'IN',
    postalCode: '411001',
  });
  expect(withText(document, 'basics.location', 'Mumbai').basics?.location).toEqual({
    city: 'Mumbai',
    postalCode: '411001',
  });
});

test('an unknown path is an error', () => {
  expect(() => textAt({}, 'work.0.salary')).toThrow('salary');
  expect(() => textAt({}, 'hobbies.0')).toThrow('hobbies.0');
  expect(() => textAt({}, 'meta.kadam.titles.work')).toThrow('titles.work');
});
