import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBundlesFolder, putRelease, type ReleaseFixture } from '../testing/hand-made-release';
import { checkBudgets } from './byte-budgets';

let bundlesFolder: string;
let remove: () => Promise<void>;

beforeAll(async () => ({ bundlesFolder, remove } = await createBundlesFolder()));
afterAll(() => remove());

// Nothing makes these shorter on their way.
const kib = (size: number) => Uint8Array.from(randomBytes(size * 1024));
const script = (size: number) => Buffer.from(`/*${randomBytes(size * 512).toString('hex')}*/`);

type Weights = Parameters<typeof checkBudgets>[0]['weights'];

async function check(
  bundle: string,
  { weights = {}, ...made }: ReleaseFixture & { readonly weights?: Weights },
  budgets?: object,
): Promise<void> {
  const release = await putRelease(bundlesFolder, [bundle, '1.0.0-0000000a'], made);
  const folder = join(bundlesFolder, bundle, release.version);
  writeFileSync(join(bundlesFolder, 'package.json'), JSON.stringify(budgets ? { kadam: { budgets } } : {}));
  checkBudgets({ source: { bundle, folder: bundlesFolder, version: '1.0.0' }, release, folder, weights });
}

const jobs = { paths: ['/jobs', '/jobs/:jobId'] };

describe('the budget check', () => {
  it('accepts a small release', async () => {
    await expect(check('jobs', jobs)).resolves.toBeUndefined();
    await expect(check('host', { files: { 'entry.js': kib(25) } })).resolves.toBeUndefined();
  });

  it('rejects a large first load of a page, naming the largest files and their parts', async () => {
    const weights: Weights = {
      'page-1.js': [
        ['jspdf', 120_000],
        ['src/lib/draw.ts', 900],
      ],
    };
    const heavy = { ...jobs, files: { 'page-1.js': kib(36), 'entry.js': kib(5) }, weights };
    await expect(check('jobs', heavy)).rejects.toThrow(
      /^'jobs' was not released\. The first load of its page '\/jobs\/:jobId' weighs 41\.0 KiB, 1\.0 KiB more than its budget of 40 KiB\. Largest: page-1\.js 36\.0 KiB \(before compression: jspdf 117\.2 KiB, src\/lib\/draw\.ts 0\.9 KiB\), entry\.js 5\.0 KiB\. Let what the first view does without come by import\(\), or raise kadam\.budgets\.pages\["\/jobs\/:jobId"\] in bundles\/package\.json/,
    );
    await expect(check('jobs', heavy, { pages: { '/jobs/:jobId': 41 } })).resolves.toBeUndefined();
  });

  it('rejects a large extension, and counts the scripts of a container with a loader of its own', async () => {
    const extensions = [{ slot: 'job.aside', module: './job-courses', order: 10 }];
    const heavy = { ...jobs, extensions, files: { 'job-courses.js': kib(13), 'entry.js': kib(5) } };
    await expect(check('jobs', heavy)).rejects.toThrow(
      /Its extension '\.\/job-courses', without the entry, weighs 13\.0 KiB, 1\.0 KiB more than its budget of 12 KiB\. Largest: job-courses\.js 13\.0 KiB\. .* raise kadam\.budgets\.extension in/,
    );
    await expect(check('jobs', heavy, { extension: 13 })).resolves.toBeUndefined();
    const stock = {
      ...heavy,
      loadsOwnScripts: true as const,
      files: { 'job-courses.js': kib(40), 'entry.js': kib(9) },
    };
    await expect(check('jobs', stock)).rejects.toThrow(
      "The sum of its scripts, which load before its extension './job-courses', weighs 4",
    );
  });

  it('counts compressed bytes', async () => {
    const text = { ...jobs, files: { 'page-0.js': `/*${'again '.repeat(50_000)}*/` } };
    await expect(check('jobs', text)).resolves.toBeUndefined();
    await expect(check('jobs', { ...jobs, files: { 'page-0.js': script(80) } })).rejects.toThrow(
      "The first load of its page '/jobs' weighs 4",
    );
  });

  it('checks the entry and the sum of all files', async () => {
    await expect(check('jobs', { ...jobs, files: { 'entry.js': kib(9) } })).rejects.toThrow(
      'Its entry weighs 9.0 KiB, 1.0 KiB more than its budget of 8 KiB.',
    );
    await expect(check('jobs', { ...jobs, files: { 'team.avif': kib(130) } })).rejects.toThrow(
      /All of it together weighs 130\.\d KiB.*Largest: team\.avif 130\.0 KiB.*raise kadam\.budgets\.whole/,
    );
  });

  it('checks what every page loads of the host', async () => {
    await expect(check('host', { files: { 'entry.js': kib(30) } }, { entry: 40, page: 20 })).rejects.toThrow(
      "'host' was not released. What every page loads of it first weighs 30.0 KiB, 10.0 KiB more than its budget of 20 KiB.",
    );
  });

  it.each([
    [{ page: '40 KiB' }, 'kadam.budgets.page must be a number of KiB'],
    [{ all: 40 }, 'kadam.budgets may hold "entry", "page", "pages", "extension" and "whole" and nothing else'],
    [{ pages: { '/job': 40 } }, 'kadam.budgets.pages["/job"] is of no page in its routes.json'],
  ])('rejects invalid budgets: %j', async (budgets, problem) => {
    await expect(check('jobs', jobs, budgets)).rejects.toThrow(problem);
  });
});
