import { readRegistry, readRelease, REGISTRY_URL, releaseUrl, signedText, toLiveRemote } from '@kadam/shared/remote';
import type { LiveRemote, Registry, RegistryTrust } from '@kadam/shared/remote';
import { report } from '../reporting/report';
import { bootRecord } from './boot-record';
import { ATTEMPT_TIMEOUT_MS } from './idle-timeout';

/** The highest sequence number of a registry that this tab has accepted. */
let highestSequence = 0;
let isReported = false;

/**
 * Fetches the registry. Throws if it cannot be read, is invalid, or is not signed by a key in the
 * boot record.
 */
export async function fetchRegistry(): Promise<Registry> {
  const value = await (await fetchFile(REGISTRY_URL)).json().catch(() => undefined);
  const registry = assertShape(readRegistry(value), REGISTRY_URL);
  const boot = bootRecord();
  if (!boot?.trust) return registry;
  const problem = await trustProblem(value as Content, registry, boot.trust);
  if (problem === undefined) {
    highestSequence = Math.max(highestSequence, registry.sequence ?? 0);
    return registry;
  }
  const cause = new Error(`${REGISTRY_URL} ${problem}; the boot record stays in use.`);
  if (!isReported) report({ remote: 'host', version: boot.host, phase: 'load', cause });
  isReported = true;
  throw cause;
}

/**
 * Fetches one release of a remote. Throws if it cannot be read, is invalid, is another release, or
 * does not match the digest. A site that signs its registry requires the digest.
 */
export async function fetchRelease(remote: string, version: string, digest?: string): Promise<LiveRemote> {
  const url = releaseUrl(remote, version, 'release.json');
  if (digest === undefined && bootRecord()?.trust) throw new Error(`${url} has no digest in the registry.`);
  const release = assertShape(readRelease(await (await fetchFile(url, digest)).json()), url);
  if (release.bundle !== remote || release.version !== version) throw new Error(`${url} describes another release.`);
  return toLiveRemote(release, null);
}

type Content = Readonly<Record<string, unknown>>;

/**
 * Why a registry is rejected, as the end of a sentence. Throws if the browser cannot verify
 * signatures.
 */
async function trustProblem(
  content: Content,
  registry: Registry,
  { sequence, keys }: RegistryTrust,
): Promise<string | undefined> {
  if ((registry.sequence ?? 0) < Math.max(sequence, highestSequence)) return 'is older than what this page knows';
  const text = new TextEncoder().encode(signedText(content));
  const now = new Date().toISOString();
  for (const { publicKey, until } of keys) {
    const signature = registry.signatures?.[publicKey];
    if (signature && (until === undefined || until > now) && (await isSigned(publicKey, text, signature)))
      return undefined;
  }
  return 'is not signed by a key of this site';
}

async function isSigned(publicKey: string, text: BufferSource, signature: string): Promise<boolean> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
  const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, bytesOf(signature), text);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

async function fetchFile(url: string, integrity = ''): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache', integrity, signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response;
}

function assertShape<T>(value: T | undefined, url: string): T {
  if (value === undefined) throw new Error(`${url} does not have the expected shape.`);
  return value;
}
