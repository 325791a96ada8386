import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readRegistry, signedText, type BundleState, type Registry } from '@kadam/shared/remote';
import { isSignedBy, readKeys } from '../signing/key-files';

/** Sent as `/bundles/registry.json`; `registry.json` itself is never sent. */
export const PUBLIC_REGISTRY_FILE = 'registry.public.json';

/**
 * The registry for browsers: live and retained versions, digests, sequence number and its own
 * signature. Without history and quarantined versions.
 */
export async function publicRegistryText(bundlesFolder: string, registry: Registry): Promise<string> {
  const shown = publicPart(registry);
  const { signers } = registry.signatures ? await readKeys(bundlesFolder) : { signers: [] };
  const text = signedText(shown);
  const signed = signers.map(({ publicKey, sign }) => [publicKey, sign(text)]);
  return `${JSON.stringify({ ...shown, ...(signed.length > 0 && { signatures: Object.fromEntries(signed) }) }, null, 2)}\n`;
}

/**
 * Whether the public registry matches this registry and is signed by an accepted key; true on a
 * machine without keys.
 */
export async function isPublicRegistryCurrent(bundlesFolder: string, registry: Registry): Promise<boolean> {
  const { accepted } = await readKeys(bundlesFolder);
  if (accepted.length === 0 || !registry.signatures) return true;
  const file = await readFile(join(bundlesFolder, PUBLIC_REGISTRY_FILE), 'utf8').catch(() => '{}');
  const { signatures = {}, ...content } = parse(file);
  const shown = publicPart(registry);
  const isOf = ({ publicKey }: { readonly publicKey: string }) =>
    isSignedBy(publicKey, signedText(shown), signatures[publicKey] ?? '');
  return isDeepStrictEqual(content, JSON.parse(JSON.stringify(shown))) && accepted.some(isOf);
}

/**
 * The versions that the public registry lists for each bundle, the live one first: all that may be
 * live. Undefined if it is missing, damaged, or not signed by an accepted key of this machine.
 */
export async function publicVersions(
  bundlesFolder: string,
): Promise<Readonly<Record<string, readonly string[]>> | undefined> {
  const file = await readFile(join(bundlesFolder, PUBLIC_REGISTRY_FILE), 'utf8').catch(() => '{}');
  const { signatures = {}, ...shown } = parse(file);
  const { accepted } = await readKeys(bundlesFolder);
  const isSigned = accepted.some(({ publicKey }) =>
    isSignedBy(publicKey, signedText(shown), signatures[publicKey] ?? ''),
  );
  const registry = accepted.length === 0 || isSigned ? readRegistry(shown) : undefined;
  if (!registry) return undefined;
  const versions = Object.entries(registry.bundles).map(([bundle, { live, previous }]) => [
    bundle,
    [live, ...previous],
  ]);
  return Object.fromEntries(versions) as Record<string, string[]>;
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

function publicState({ live, previous, quarantined, canary, previews = [], digests }: BundleState): object {
  const open = previous.filter((version) => !quarantined.includes(version));
  const named = new Set([
    live,
    ...open,
    ...(canary ? [canary.version] : []),
    ...previews.map(({ version }) => version),
  ]);
  return {
    live,
    previous: open,
    canary: canary && { version: canary.version, since: canary.since },
    ...(previews.length > 0 && { previews }),
    digests: Object.fromEntries(Object.entries(digests).filter(([version]) => named.has(version))),
  };
}
