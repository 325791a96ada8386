import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from './parse';
import type { Measured } from './measured';
import { importReport } from './import-report';
import { missesOf, reportOf } from './report';
import { scoreFile } from './score';
import { judgeValues } from './confidence';
import { findTruthFiles, type TruthFile } from './truth-files';
import { nothingRead } from './nothing-read';

const usage = `npm run bench:resume -- [--folder FOLDER] [--only PATTERN] [--verbose] [--import]
  --folder   documents with <name>.truth.json beside them; otherwise the fixtures
  --only     files whose path matches the regular expression
  --verbose  also what was wrong, file by file, but for the held-out ones
  --import   how much of each file the import in the editor preserves, instead of the values`;

void bench(process.argv.slice(2));

async function bench(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const after = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const isVerbose = args.includes('--verbose');
  const files = findTruthFiles(resolve(after('--folder') ?? join(__dirname, '../fixtures'))).filter(({ path }) =>
    new RegExp(after('--only') ?? '').test(path),
  );
  if (args.includes('--import')) return console.log(await importReport(files, isVerbose));
  const measured: Measured[] = [];
  for (const file of files) measured.push(await measure(file));
  if (isVerbose) console.log(missesOf(measured));
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
    const takenFor = analysis.otherDocument?.title;
    const judged = judgeValues(file.truth, analysis);
    return { ...file, score, parseRate, judged, milliseconds, ...(takenFor && { takenFor }) };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const milliseconds = performance.now() - started;
    return { ...file, score: scoreFile(file.truth, nothingRead), parseRate: 0, judged: [], milliseconds, failure };
  }
}
