import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const FIXTURES = join(__dirname, '../../resume-engine/fixtures');
const FILES = [
  'bare-linkedin-url-roundtrip.pdf',
  'skillora-junior_developer_resume.docx',
  'education-institution-pipe-location.pdf',
];

export interface Checked {
  readonly ms: number;
  readonly status: number;
}

/** Resumes being checked while something else is measured. */
export interface Checking {
  /** Sends no more, and answers how each went. */
  stop(): Promise<Checked[]>;
}

/** Sends a resume every so many milliseconds, whether or not the earlier ones are answered. */
export function checkEvery(origin: string, intervalMs: number): Checking {
  const answers: Promise<Checked>[] = [];
  const send = () => answers.push(check(origin, answers.length));
  send();
  const timer = setInterval(send, intervalMs);
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(answers);
    },
  };
}

/** Keeps so many resumes on their way all the time. */
export function checkAtOnce(origin: string, count: number): Checking {
  const answers: Checked[] = [];
  let isOver = false;
  const lanes = Array.from({ length: count }, async (_value, lane) => {
    for (let number = lane; !isOver; number += count) {
      answers.push(await check(origin, number));
      await delay(0);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(lanes);
      return answers;
    },
  };
}

/** Reads a file in each process that will be used, so that starting them is not measured. */
export const startParsers = (origin: string) => Promise.all([check(origin, 0), check(origin, 1)]);

async function check(origin: string, number: number): Promise<Checked> {
  const path = join(FIXTURES, FILES[number % FILES.length] ?? '');
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(readFileSync(path))]), basename(path));
  const start = performance.now();
  const answer = await fetch(`${origin}/api/resume/ats-score`, { method: 'POST', body: form });
  await answer.arrayBuffer();
  return { ms: performance.now() - start, status: answer.status };
}
