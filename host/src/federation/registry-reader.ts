import { readRegistry, readRelease, REGISTRY_URL, releaseUrl, signedText, toLiveRemote } from '@kadam/shared/remote';
import type { LiveRemote, Registry, RegistryTrust } from '@kadam/shared/remote';
import { report } from '../reporting/report';
import { bootRecord } from './boot-record';
import { TRY_LIMIT_MS } from './silence';

/** The highest number of a registry that this tab has believed. */
let newest = 0;
let isReported = false;

/** The registry as it stands now. Throws when it cannot be read, is none, or is not one that the document lets this page believe. */
export async function fetchRegistry(): Promise<Registry> {
  const value = await (await fetchFile(REGISTRY_URL)).json().catch(() => undefined);
  const registry = checked(readRegistry(value), REGISTRY_URL);
  const boot = bootRecord();
  if (!boot?.trust) return registry;
  const doubt = await doubtOf(value as Content, registry, boot.trust);
  if (doubt === undefined) {
    newest = Math.max(newest, registry.sequence ?? 0);
    return registry;
  }
  const cause = new Error(`${REGISTRY_URL} ${doubt}; what the document says goes on.`);
  if (!isReported) report({ remote: 'host', version: boot.host, phase: 'load', cause });
  isReported = true;
  throw cause;
}

/**
 * One release of a remote. Throws when it cannot be read, is none, is another one, or is not the one of this digest; where the site signs its
 * registry, one without a digest is nobody's.
 */
export async function fetchRelease(remote: string, version: string, digest?: string): Promise<LiveRemote> {
  const url = releaseUrl(remote, version, 'release.json');
  if (digest === undefined && bootRecord()?.trust) throw new Error(`${url} is vouched for by nobody.`);
  const release = checked(readRelease(await (await fetchFile(url, digest)).json()), url);
  if (release.bundle !== remote || release.version !== version) throw new Error(`${url} describes another release.`);
  return toLiveRemote(release, null);
}

type Content = Readonly<Record<string, unknown>>;

/** Why a registry is not to be believed, as the end of a sentence. Throws where the browser cannot tell. */
async function doubtOf(
  content: Content,
  registry: Registry,
  { sequence, keys }: RegistryTrust,
): Promise<string | undefined> {
  if ((registry.sequence ?? 0) < Math.max(sequence, newest)) return 'is older than what this page knows';
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
  const answer = await fetch(url, { cache: 'no-cache', integrity, signal: AbortSignal.timeout(TRY_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer;
}

function checked<T>(value: T | undefined, url: string): T {
  if (value === undefined) throw new Error(`${url} does not have the expected shape.`);
  return value;
}
