import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { prepareFile } from '../atomic-file';
import type { Verification } from './verify-site';

/** Hidden, so that no server sends it. The API shows it to operators. */
const VERIFICATION_FILE = '.verification.json';

/** Stores the last verification of a site. */
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
