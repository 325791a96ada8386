import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(md|[cm]?[jt]sx?|sql|yml|sh|conf\.template)$|file$/.test(file) && existsSync(join(root, file)));
const records = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));
const list = read('docs/decisions/README.md');

test('every cited decision record exists', () => {
  const numbers = records.map((file) => basename(file).slice(0, 4));
  // A released migration is never changed, so it may cite the former number of a record.
  const isKnown = (file: string, number: string) =>
    numbers.includes(number) || (file.startsWith('api/src/db/migrations/') && list.includes(number));
  const missing = files.flatMap((file) =>
    [...read(file).matchAll(/decisions?[ /]\[?0\d{3}(?:(?:, | and )0\d{3})*/gi)]
      .flatMap(([citation]) => citation.match(/0\d{3}/g) ?? [])
      .filter((number) => !isKnown(file, number))
      .map((number) => `${file} cites ${number}`),
  );
  expect(missing).toEqual([]);
});

test('the list of decision records has every record with its title', () => {
  const missing = records.filter((file) => {
    const [, number = '', title = ''] = /^# (\d{4}):? (.*)$/m.exec(read(file)) ?? [];
    return !list.includes(`| [${number}](${basename(file)})`) || !list.includes(` | ${title} `);
  });
  expect(missing).toEqual([]);
});

test('links between documents lead to files and headings that exist', () => {
  const broken = files.filter(isPage).flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

const isPage = (file: string) => file.endsWith('.md');

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  return existsSync(join(root, file)) && (!anchor || anchorsOf(read(file)).includes(anchor));
}

/** The ids that GitHub gives the headings of a page. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );
