import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { signedText, type BundleState, type Registry } from '@kadam/shared/remote';
import { isSignedBy, readKeys } from '../signing/key-files';

/** What servers send as `/bundles/registry.json`. `registry.json` itself is for operators and never sent. */
export const PUBLIC_REGISTRY_FILE = 'registry.public.json';

/**
 * The text of the registry for browsers: what they may show, with the digests, the sequence number and a signature of its own. Who changed what
 * and why, and what is quarantined, is not in it: a version that it does not name is not to be shown.
 */
export async function publicRegistryText(bundlesFolder: string, registry: Registry): Promise<string> {
  const shown = publicPart(registry);
  const { signers } = registry.signatures ? await readKeys(bundlesFolder) : { signers: [] };
  const text = signedText(shown);
  const signed = signers.map(({ publicKey, sign }) => [publicKey, sign(text)]);
  return `${JSON.stringify({ ...shown, ...(signed.length > 0 && { signatures: Object.fromEntries(signed) }) }, null, 2)}\n`;
}

/** Whether what servers send is what this registry says, signed by a key that this machine accepts; true where it knows none. */
export async function isPublicRegistryCurrent(bundlesFolder: string, registry: Registry): Promise<boolean> {
  const { accepted } = await readKeys(bundlesFolder);
  if (accepted.length === 0 || !registry.signatures) return true;
  const file = await readFile(join(bundlesFolder, PUBLIC_REGISTRY_FILE), 'utf8').catch(() => '{}');
  const { signatures = {}, ...present } = parse(file);
  const shown = publicPart(registry);
  const isOf = ({ publicKey }: { readonly publicKey: string }) =>
    isSignedBy(publicKey, signedText(shown), signatures[publicKey] ?? '');
  return isDeepStrictEqual(present, JSON.parse(JSON.stringify(shown))) && accepted.some(isOf);
}

function parse(content: string): { readonly signatures?: Readonly<Record<string, string>> } {
  try {
    return JSON.parse(content) as object;
  } catch {
    return {};
  }
}

function publicPart({ format, updatedAt, bundles, overrideOrigins, sequence }: Registry): Record<string, unknown> {
  const states = Object.entries(bundles).map(([bundle, state]) => [bundle, publicState(state)]);
  return {
    format,
    updatedAt,
    bundles: Object.fromEntries(states) as Record<string, object>,
    ...(overrideOrigins && { overrideOrigins }),
    ...(sequence !== undefined && { sequence }),
  };
}

function publicState({ live, previous, quarantined, canary, digests }: BundleState): object {
  const open = previous.filter((version) => !quarantined.includes(version));
  const named = new Set([live, ...open, ...(canary ? [canary.version] : [])]);
  return {
    live,
    previous: open,
    canary: canary && { version: canary.version, since: canary.since },
    digests: Object.fromEntries(Object.entries(digests).filter(([version]) => named.has(version))),
  };
}
