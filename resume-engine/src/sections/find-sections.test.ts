import type { Line } from '../document/line';
import { testLine } from '../testing/test-line';
import { findSections } from './find-sections';

/**
 * Lines as the layout produces them; `#` begins a bold line in larger letters, `!` the same without
 * a gap above, `*` a bold one, `-` a bullet.
 */
const linesOf = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [, mark = '', words = ''] = /^([#!*-] )?(.*)$/.exec(line.trim()) ?? [];
      return testLine(words, { ...LOOKS[mark], index, ...(index === 0 && { gapAbove: 0 }) });
    });

const LOOKS: Readonly<Record<string, Partial<Line>>> = {
  '# ': { size: 12, isBold: true, gapAbove: 1.6 },
  '! ': { size: 12, isBold: true },
  '* ': { isBold: true, gapAbove: 1.3 },
  '- ': { bullet: '•' },
};

const outline = (text: string): string[] =>
  findSections(linesOf(text)).map(
    ({ kinds, heading, lines }) => `${kinds.join('+')} [${heading?.text ?? ''}] ${String(lines.length)}`,
  );

it('treats `About` as part of the header if it only has contact details', () => {
  expect(
    outline(`
    Asha Rao
    # About
    Pune Maharashtra
    asha@example.com
    (512) 555-0147
    # About
    Reads the ledgers of banks and says what is wrong with them.
    # Education
    B.Tech, 2019
  `),
  ).toEqual(['header [] 1', 'header [About] 3', 'summary [About] 1', 'education [Education] 1']);
});

it('assigns each line to one section', () => {
  const lines = linesOf(`
    Asha Rao
    asha@example.com
    # Education
    B.Tech, 2019
    # Skills
    Java, SQL
  `);
  const sections = findSections(lines);
  const found = sections.flatMap(({ heading, lines: below }) => (heading === undefined ? below : [heading, ...below]));
  expect(found).toEqual(lines);
  expect(sections.map(({ kinds }) => kinds[0])).toEqual(['header', 'education', 'skills']);
});

it('recognizes plain text headings by their words', () => {
  expect(
    outline(`
      Ravi Kumar
      Career Objective:
      To work as an electrician in a good company.
      Academic Qualification:
      ITI, 2018
      Declaration
      I declare that this is true.
    `),
  ).toEqual([
    'header [] 1',
    'summary [Career Objective:] 1',
    'education [Academic Qualification:] 1',
    'declaration [Declaration] 1',
  ]);
});

it('recognizes headings by their look, whatever their words', () => {
  expect(
    outline(`
      Asha Rao
      # Education
      B.Tech, 2019
      # Kaggle
      Third in a contest
      # Skills
      Java
      # Where My Heart Has Worked
      Acme
    `),
  ).toEqual([
    'header [] 1',
    'education [Education] 1',
    'custom [Kaggle] 1',
    'skills [Skills] 1',
    'experience [Where My Heart Has Worked] 1',
  ]);
});

it('ignores dictionary words that do not look like the headings', () => {
  expect(
    outline(`
      Asha Rao
      # Skills
      Leadership
      Languages
      Java
      # Experience
      * Training
      Acme, 2019 - 2020
      * Sales Executive
      Beta, 2017 - 2019
      * Clerk
      # Education
      B.Com
    `),
  ).toEqual(['header [] 1', 'skills [Skills] 3', 'experience [Experience] 5', 'education [Education] 1']);
});

it('does not take entries, bullets or sentences for headings', () => {
  expect(
    outline(`
      Asha Rao
      # Experience
      * Project Experience 2019 - 2020
      - Training
      - Projects
      Managed projects.
      # Education
      B.Com
    `),
  ).toEqual(['header [] 1', 'experience [Experience] 4', 'education [Education] 1']);
});

it("does not take degrees, titles or employers in the headings' look for headings", () => {
  expect(
    outline(`
      Asha Rao
      # EDUCATION
      # HSC
      Rizvi College, 2014
      # EXPERIENCE
      # SALES EXECUTIVE
      # ACME MOTORS PVT LTD
      2019 - 2020
      # SKILLS
      Tally
    `),
  ).toEqual(['header [] 1', 'education [EDUCATION] 2', 'experience [EXPERIENCE] 3', 'skills [SKILLS] 1']);
});

it('takes an unknown line for a heading only if it is as far from the line above as other headings', () => {
  expect(
    outline(`
      Asha Rao
      # EDUCATION
      Rizvi College, 2014
      ! KAGGLE
      # NAVODAYA
      Third in a contest
      # SKILLS
      Tally
    `),
  ).toEqual(['header [] 1', 'education [EDUCATION] 2', 'custom [NAVODAYA] 1', 'skills [SKILLS] 1']);
});

it.each([
  ['half of which are known', 'MySQL\nPayroll Runs\nJava\nLedger Checks', '# Experience'],
  ['one of which is known, above a list of skills', 'Roadmapping\nA/B Testing\nUser Interviews', '# Tools'],
])('reads short items, %s, as skills under any heading', (_, items, next) => {
  const sections = findSections(linesOf(`Asha Rao\n# Education\nB.Com\n# Product\n${items}\n${next}\nJira`));
  expect(sections.map(({ kinds }) => kinds[0]).slice(0, 3)).toEqual(['header', 'education', 'skills']);
});

it('treats a profile with dates of birth as personal details', () => {
  expect(
    outline(`
      Asha Rao
      # Education
      B.Com
      # Personal Profile
      Date of Birth: 1 May 1999
      Father's Name: S. Rao
    `),
  ).toEqual(['header [] 1', 'education [Education] 1', 'personal [Personal Profile] 2']);
});

it('finds experience and education without a heading', () => {
  expect(
    outline(`
      Asha Rao
      asha@example.com
      * Clerk, Acme Ltd
      2018 - 2020
      - Kept the books
      * Assistant, Beta Ltd (2016 - 2018)
      - Kept the stock
      * B.Com, University of Mumbai
      2013 - 2016
    `),
  ).toEqual(['header [] 2', 'experience [] 5', 'education [] 2']);
});

it('treats Bio-Data at the top as the document title', () => {
  expect(
    outline(`
      # Bio-Data
      Ravi Kumar
      # Education
      ITI
      # Skills
      Wiring
    `),
  ).toEqual(['header [] 2', 'education [Education] 1', 'skills [Skills] 1']);
});
