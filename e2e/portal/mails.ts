import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RunningPortal } from './running-portal';

/**
 * Waits for the mail of this kind to this address and returns its text; the worker sends it after
 * the response.
 */
export async function mailTo(portal: RunningPortal, address: string, kind: string): Promise<string> {
  const find = () => mailsOf(portal, kind).find((mail) => mail.includes(`To: ${address}`));
  await expect.poll(find, { message: `a mail '${kind}' to ${address}` }).toBeDefined();
  return find() ?? '';
}

/** Texts of the mails of this kind so far. */
export function mailsOf({ dataFolder }: RunningPortal, kind: string): string[] {
  const folder = join(dataFolder, 'mail');
  // The folder is created with the first mail.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.includes(kind) && file.endsWith('.eml'))
    .map((file) => decoded(readFileSync(join(folder, file), 'latin1')));
}

/** First link in a mail to this path, without the origin. */
export function linkIn(mail: string, path: string): string {
  const address = mail.split(/[\s"'<>]+/).find((word) => word.startsWith('http') && new URL(word).pathname === path);
  if (!address) throw new Error(`The mail has no link to ${path}:\n${mail}`);
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

/** A mail as text: its headers, and its parts decoded from quoted-printable. */
export function decoded(mail: string): string {
  const body = mail.search(/\r?\n\r?\n/);
  const bytes = mail
    .slice(body)
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return mail.slice(0, body) + Buffer.from(bytes, 'latin1').toString('utf8');
}
