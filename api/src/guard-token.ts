import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';

export function makeGuardToken(file: string): void {
  if (existsSync(file)) return;
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
    linkSync(draft, file);
  } catch {
    // Another process was faster, or the file cannot be created; then reading it fails.
  } finally {
    rmSync(draft, { force: true });
  }
}
