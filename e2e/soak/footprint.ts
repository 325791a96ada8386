import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Resources of a portal: bytes of memory, and of its releases on disk. */
export interface Footprint {
  readonly api: number;
  readonly nginx: number;
  readonly disk: number;
  readonly releases: number;
}

export function footprint(pid: number, bundlesFolder: string): Footprint {
  const processes = descendants(pid).map((id) => ({ command: read(`/proc/${id}/cmdline`), bytes: residentBytes(id) }));
  const sum = (word: string) =>
    processes.filter(({ command }) => command.includes(word)).reduce((total, { bytes }) => total + bytes, 0);
  const bundles = readdirSync(bundlesFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const released = bundles.filter(({ name }) => !name.startsWith('.') && name !== 'pages');
  return {
    api: sum('api/src/server.ts'),
    nginx: sum('nginx:'),
    disk: bytesOf(bundlesFolder),
    releases: released.reduce((total, { name }) => total + readdirSync(join(bundlesFolder, name)).length, 0),
  };
}

function descendants(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(/\s+/).filter(Boolean).map(Number);
  return [pid, ...children.flatMap(descendants)];
}

const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

// A process may end, and a file be deleted, meanwhile.
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
}
