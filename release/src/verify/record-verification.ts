import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { prepareFile } from '../atomic-file';
import type { Verification } from './verify-site';

/** Beside the registry; hidden, so that no server hands it out. The API tells operators what it says. */
const VERIFICATION_FILE = '.verification.json';

/** Keeps what a site answered, in place of what was found before. */
export async function recordVerification(
  bundlesFolder: string,
  { site, found }: { readonly site: string; readonly found: Verification },
): Promise<void> {
  const { asked, faults } = found;
  const record = { at: new Date().toISOString(), site, asked, faults };
  const file = join(bundlesFolder, VERIFICATION_FILE);
  const put = await prepareFile(file, `${JSON.stringify(record, null, 2)}\n`, `${file}.${randomUUID()}`);
  await put();
}
