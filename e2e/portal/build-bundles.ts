import { publishChanged } from '../../release/src/index';

/** Builds every bundle once, before the first test; each portal then takes a copy. */
export default async function buildBundles(): Promise<void> {
  const { E2E_BUNDLES: bundlesFolder, KADAM_URL } = process.env;
  if (KADAM_URL) return;
  if (!bundlesFolder) throw new Error('E2E_BUNDLES names no folder.');
  const outcomes = await publishChanged({ bundlesFolder, onProgress: (line) => console.log(`  ${line}`) });
  const refused = outcomes.filter((outcome) => outcome.status === 'refused');
  if (refused.length > 0) throw new Error(refused.map(({ message }) => message).join('\n'));
}
