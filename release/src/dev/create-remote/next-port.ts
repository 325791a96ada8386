import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The API listens on the port before by default. */
const FIRST = 3002;

/** The first port after those of the other remotes (`npm start -w remote-jobs`). */
export function nextPort(repository: string): number {
  const taken = readdirSync(repository)
    .filter((folder) => folder.startsWith('remote-'))
    .map((folder) => portOf(join(repository, folder, 'package.json')));
  return Math.max(FIRST - 1, ...taken) + 1;
}

function portOf(file: string): number {
  if (!existsSync(file)) return 0;
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: { start?: string } };
  return Number(/standalone\.mjs \S+ (\d+)/.exec(scripts?.start ?? '')?.[1] ?? 0);
}
