import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from './parse';
import type { Measured } from './measured';
import { missesOf, reportOf } from './report';
import { scoreFile } from './score';
import { judgeValues } from './confidence';
import { findTruthFiles, type TruthFile } from './truth-files';
import { nothingRead } from './nothing-read';

const usage = `npm run bench:resume -- [--folder FOLDER] [--only WORD] [--verbose]
  --folder   documents with <name>.truth.json beside them; otherwise the fixtures
  --only     files with the word in their path
  --verbose  also what was wrong, file by file, but for the held-out ones`;

void bench(process.argv.slice(2));

async function bench(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const after = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const files = findTruthFiles(resolve(after('--folder') ?? join(__dirname, '../fixtures')));
  const measured: Measured[] = [];
  for (const file of files.filter(({ path }) => path.includes(after('--only') ?? '')))
    measured.push(await measure(file));
  if (args.includes('--verbose')) console.log(missesOf(measured));
  console.log(reportOf(measured));
}

async function measure(file: TruthFile): Promise<Measured> {
  const bytes = new Uint8Array(readFileSync(file.path));
  const started = performance.now();
  try {
    const analysis = await parse(bytes);
    const milliseconds = performance.now() - started;
    const score = scoreFile(file.truth, analysis.parsedResume);
    const parseRate = analysis.categoryScores.atsParseRate;
    return { ...file, score, parseRate, judged: judgeValues(file.truth, analysis), milliseconds };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const milliseconds = performance.now() - started;
    return { ...file, score: scoreFile(file.truth, nothingRead), parseRate: 0, judged: [], milliseconds, failure };
  }
}
