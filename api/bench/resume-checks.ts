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
  /** Stops sending; returns the results. */
  stop(): Promise<Checked[]>;
}

/** Sends a resume at a fixed interval, whether or not the earlier ones have finished. */
export function checkEvery(origin: string, intervalMs: number): Checking {
  const results: Promise<Checked>[] = [];
  const send = () => results.push(check(origin, results.length));
  send();
  const timer = setInterval(send, intervalMs);
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(results);
    },
  };
}

/** Always has this number of requests in progress. */
export function checkAtOnce(origin: string, count: number): Checking {
  const results: Checked[] = [];
  let isOver = false;
  const lanes = Array.from({ length: count }, async (_value, lane) => {
    for (let number = lane; !isOver; number += count) {
      results.push(await check(origin, number));
      await delay(0);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(lanes);
      return results;
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
  const response = await fetch(`${origin}/api/resume/ats-score`, { method: 'POST', body: form });
  await response.arrayBuffer();
  return { ms: performance.now() - start, status: response.status };
}
