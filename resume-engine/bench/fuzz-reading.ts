/**
 * Parses thousands of damaged files and counts crashes, hangs and errors without a message.
 * Run: `npm run fuzz -w resume-engine [count] [first seed]`. To repeat one failed seed: count 1,
 * its seed.
 */
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument, UnreadableDocument } from '../src/index';
import { mutated } from './mutate-bytes';

const FIXTURES = join(__dirname, '../fixtures');
const LIMIT_MS = 15_000;
const MAX_BYTES = 150_000;

interface Verdict {
  readonly seed: number;
  readonly file: string;
  readonly outcome: string;
  readonly ms: number;
}

const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((name) => !name.startsWith('held-out'))
  .sort();
const byKind = ['.pdf', '.docx', '.doc'].map((extension) => files.filter((name) => name.endsWith(extension)));

function fileOf(seed: number): string {
  const kind = byKind[seed % byKind.length]!;
  return kind[Math.floor(seed / byKind.length) % kind.length]!;
}

async function judge(seed: number): Promise<Verdict> {
  const file = fileOf(seed);
  const before = performance.now();
  const outcome = await outcomeOf(file, seed);
  return { seed, file, outcome, ms: Math.round(performance.now() - before) };
}

async function outcomeOf(file: string, seed: number): Promise<string> {
  const bytes = new Uint8Array(readFileSync(join(FIXTURES, file)));
  if (bytes.length > MAX_BYTES) return 'left out';
  try {
    const { items, pages } = await readDocument(mutated(bytes, seed));
    if (items.length > 0) return 'read';
    return pages.some(({ pictureShare }) => pictureShare > 0) ? 'picture' : 'EMPTY';
  } catch (error) {
    return error instanceof UnreadableDocument ? error.code : `CRASH ${String(error)}`;
  }
}

async function work(first: number, last: number) {
  // As the server's parser does (api/src/modules/resume/analyzer-process.ts).
  process.on('unhandledRejection', () => undefined);
  for (let seed = first; seed < last; seed += 1) {
    process.send?.({ seed });
    process.send?.(await judge(seed));
  }
}

async function runFrom(first: number, last: number, verdicts: Verdict[]): Promise<void> {
  const child = fork(__filename, ['work', String(first), String(last)], { execArgv: ['--require', 'tsx/cjs'] });
  let seed = first;
  let timer: NodeJS.Timeout | undefined;
  let isHanging = false;
  child.on('message', (message: Verdict | { seed: number }) => {
    clearTimeout(timer);
    seed = message.seed;
    if ('outcome' in message) verdicts.push(message);
    else {
      timer = setTimeout(() => {
        isHanging = true;
        child.kill('SIGKILL');
      }, LIMIT_MS);
    }
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearTimeout(timer);
  if (code === 0) return;
  const outcome = isHanging ? 'HANG' : `CRASH of the process (${String(code)})`;
  verdicts.push({ seed, file: fileOf(seed), outcome, ms: LIMIT_MS });
  if (seed + 1 < last) await runFrom(seed + 1, last, verdicts);
}

async function main(count: number, first: number) {
  const verdicts: Verdict[] = [];
  await runFrom(first, first + count, verdicts);
  const counts = new Map<string, number>();
  for (const { outcome } of verdicts) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const slowest = [...verdicts].sort((a, b) => b.ms - a.ms).slice(0, 5);
  const failed = verdicts.filter(({ outcome }) => /^[A-Z]/u.test(outcome));
  process.stdout.write(
    `${JSON.stringify({ count: verdicts.length, outcomes: Object.fromEntries(counts), slowest, failed }, null, 2)}\n`,
  );
  if (failed.length > 0) process.exitCode = 1;
}

const [mode, from, to] = process.argv.slice(2);
if (mode === 'work') void work(Number(from), Number(to));
else void main(Number(mode ?? 2_000), Number(from ?? 1));
