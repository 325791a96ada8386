import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from '@kadam/shared/contract/schema';
import { ReleaseError } from '../release-error';
import { keyFileOf } from '../signing/key-files';

const TOKENS = 'team-tokens.json';
const BYTES = 32;
const OWNER_ONLY = 0o600;
const OWNER_FOLDER = 0o700;

const stored = z.array(z.object({ team: z.string(), hash: z.string(), at: z.string() }));
type StoredToken = z.infer<typeof stored>[number];

/**
 * Creates the token of a team for the release service, and replaces the one before. Only its hash
 * is stored, beside the signing key.
 */
export async function createToken(bundlesFolder: string, team: string): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url');
  const others = (await readTokens(bundlesFolder)).filter((one) => one.team !== team);
  await writeTokens(bundlesFolder, [...others, { team, hash: hashOf(token), at: new Date().toISOString() }]);
  return token;
}

/** Deletes the token of a team, if it has one. */
export async function deleteToken(bundlesFolder: string, team: string): Promise<void> {
  const tokens = await readTokens(bundlesFolder);
  const others = tokens.filter((one) => one.team !== team);
  if (others.length < tokens.length) await writeTokens(bundlesFolder, others);
}

/**
 * The team of a token; undefined if there is none. Tokens have 256 random bits and are looked up by
 * hash, so that response times reveal nothing.
 */
export async function teamOf(bundlesFolder: string, token: string): Promise<string | undefined> {
  const hash = hashOf(token);
  return (await readTokens(bundlesFolder)).find((one) => one.hash === hash)?.team;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const fileOf = (bundlesFolder: string): string => join(dirname(keyFileOf(bundlesFolder)), TOKENS);

async function readTokens(bundlesFolder: string): Promise<StoredToken[]> {
  const file = fileOf(bundlesFolder);
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const parsed = stored.safeParse(parse(content));
  if (parsed.success) return parsed.data;
  throw new ReleaseError(
    null,
    `${file} is damaged. Delete it and create the tokens again: release teams token <team>.`,
  );
}

async function writeTokens(bundlesFolder: string, tokens: readonly StoredToken[]): Promise<void> {
  const file = fileOf(bundlesFolder);
  await mkdir(dirname(file), { recursive: true, mode: OWNER_FOLDER });
  const temporary = `${file}.${randomUUID()}.new`;
  await writeFile(temporary, `${JSON.stringify(tokens, null, 2)}\n`, { mode: OWNER_ONLY });
  await rename(temporary, file);
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
