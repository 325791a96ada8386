import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Linux's file system in memory (shm_overview(7)).
const IN_MEMORY = '/dev/shm';
// Several times what a run needs at once.
const NEEDED_BYTES = 4 * 1024 ** 3;
const NAME = /^kadam-(\d+)-/;

/**
 * A new folder for the temporary files of this process, in memory if it has room for them: tests
 * create databases and copies of the site, thousands of small files, which take the kernel longer
 * on a disk. Removes folders that ended processes left.
 * @returns {string} its path, which other users can read, such as that of PostgreSQL
 */
export function newScratchFolder() {
  const parent = isUsable(IN_MEMORY) ? IN_MEMORY : tmpdir();
  for (const name of readdirSync(parent)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, `kadam-${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function isUsable(parent) {
  if (!existsSync(parent)) return false;
  const { bavail, bsize } = statfsSync(parent);
  return bavail * bsize >= NEEDED_BYTES && canExecute(parent);
}

/** Whether programs in this folder run: containers often mount it with noexec. */
function canExecute(parent) {
  const folder = mkdtempSync(join(parent, 'kadam-probe-'));
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(folder, { recursive: true });
  return status === 0;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
