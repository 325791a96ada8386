import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Analysis } from './analysis';
import { analyzeReading } from './result/analyze-reading';
import { contextOf } from './result/context-of';
import { analyze } from './index';
import { layOut } from './layout';
import { readResume } from './analyze';
import { loadSpeller } from './spelling/load-speller';

const file = (name: string) => new Uint8Array(readFileSync(join(__dirname, '../fixtures', name)));
const TUNED = join(__dirname, '../fixtures/tuned');
const ONE_COLUMN = ['chromium-plain', 'chromium-date-right', 'chromium-pipe-lines', 'chromium-centred-serif'];
const TWO_COLUMNS = ['chromium-left-sidebar', 'chromium-right-sidebar'];
const WORD = ['docx-word-classic', 'docx-labels'];
const MAX_PAIRS = 4;

function pairsOf(families: readonly string[], others: readonly string[]): [string, string][] {
  const filesIn = (names: readonly string[]) =>
    names.flatMap((family) =>
      readdirSync(join(TUNED, family))
        .filter((name) => /^[^.]+\.(pdf|docx)$/.test(name) && !name.includes('--'))
        .map((name) => ({ person: name.split('.')[0], path: `tuned/${family}/${name}` })),
    );
  const right = filesIn(others);
  return filesIn(families)
    .flatMap(({ person, path }) =>
      right.filter((one) => one.person === person).map((one): [string, string] => [path, one.path]),
    )
    .slice(0, MAX_PAIRS);
}

const bothOf = async (one: string, other: string) =>
  [await analyze(file(one), { asOf }), await analyze(file(other), { asOf })] as const;

function showSame(one: Analysis, other: Analysis): boolean {
  const shown = ({ parsedResume: { contact, experience, education, skills }, checks }: Analysis) =>
    JSON.stringify([
      contact.links.length,
      experience.length,
      education.length,
      skills.length,
      checks.find(({ id }) => id === 'K5')?.status,
    ]);
  return shown(one) === shown(other);
}

const asOf = new Date('2026-01-15T00:00:00Z');

test('analyzes a resume, deterministically, with a result that can be serialised as JSON', async () => {
  const bytes = file('education-institution-pipe-location.pdf');
  const [once, twice] = [await analyze(bytes, { asOf }), await analyze(bytes, { asOf })];
  expect(JSON.parse(JSON.stringify(once))).toEqual(once);
  expect(twice).toEqual(once);
  expect(once.parsedResume.contact.email).toBe('elena.voss@example.com');
  expect(once.checks).toHaveLength(52);
  expect(once.fields.find(({ path }) => path === 'experience.0.company')).toMatchObject({
    value: 'Globex Corporation',
  });
});

test('evidence refers to lines of the reading', async () => {
  const { checks, fields, reading } = await analyze(file('skillora-junior_developer_resume.docx'), { asOf });
  const evidence = [...checks, ...fields].flatMap((one) => one.evidence).filter(({ line }) => line >= 0);
  expect(evidence.length).toBeGreaterThan(20);
  const unresolved = evidence.filter(({ page, line }) => reading[line]?.page !== page);
  expect(unresolved).toEqual([]);
});

test('the same content as PDF and as Word differs by at most three points', async () => {
  const pairs = pairsOf(ONE_COLUMN, WORD);
  expect(pairs.length).toBeGreaterThan(0);
  for (const [pdf, docx] of pairs) {
    const [one, other] = await bothOf(pdf, docx);
    if (showSame(one, other))
      expect([pdf, docx, Math.abs(one.overallScore - other.overallScore) <= 3]).toEqual([pdf, docx, true]);
  }
});

test('one column scores at least as high as two with the same content', async () => {
  const pairs = pairsOf(ONE_COLUMN, TWO_COLUMNS);
  expect(pairs.length).toBeGreaterThan(0);
  for (const [single, double] of pairs) {
    const [one, two] = await bothOf(single, double);
    if (showSame(one, two))
      expect([single, double, one.overallScore >= two.overallScore]).toEqual([single, double, true]);
  }
});

test('a different text order in the file changes no field but lowers the reading order', async () => {
  const reading = await readResume(file('education-institution-pipe-location.pdf'));
  const { items } = reading.document;
  const turned = [...items.slice(items.length / 2), ...items.slice(0, items.length / 2)].map((item, order) => ({
    ...item,
    order,
  }));
  const document = { ...reading.document, items: turned };
  const layout = layOut(document);
  expect(layout.lines.map(({ text }) => text)).toEqual(reading.layout.lines.map(({ text }) => text));
  const speller = await loadSpeller();
  const [before, after] = [reading, { ...reading, document, layout }].map((one) =>
    analyzeReading(contextOf(one, { asOf, speller })),
  );
  expect(after?.parsedResume).toEqual(before?.parsedResume);
  expect(after?.parseRate.order.value).toBeLessThan(before?.parseRate.order.value ?? 0);
});

test('a weak biodata has its own name, no city from its gender, and its current job is the latest', async () => {
  const { parsedResume, checks } = await analyze(file('weak-biodata.pdf'), { asOf });
  expect(parsedResume.contact).toMatchObject({ name: 'Sandeep Maurya', location: '' });
  const fixOf = (id: string) => checks.find((check) => check.id === id)?.fix;
  expect(fixOf('C2')).toBe('Use an address made of your name, such as sandeep.maurya@gmail.com.');
  expect(fixOf('E7')).toMatch(/^Describe "helper" in three to seven bullets/);
  expect(fixOf('E9')).toBe('Check: chalenging → challenging, presure → pressure, knowlege → knowledge.');
});
