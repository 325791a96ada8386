import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RunningPortal } from './running-portal';

/** Text of the mail of this kind that the portal wrote to this address, waited for; the worker sends it a moment after the answer. */
export async function mailTo(portal: RunningPortal, address: string, kind: string): Promise<string> {
  const find = () => mailsOf(portal, kind).find((mail) => mail.includes(`To: ${address}`));
  await expect.poll(find, { message: `a mail '${kind}' to ${address}` }).toBeDefined();
  return find() ?? '';
}

/** Texts of the mails of this kind that the portal has written so far. */
export function mailsOf({ dataFolder }: RunningPortal, kind: string): string[] {
  const folder = join(dataFolder, 'mail');
  // The folder comes with the first mail.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.includes(kind) && file.endsWith('.eml'))
    .map((file) => decoded(readFileSync(join(folder, file), 'latin1')));
}

/** The first link in a mail that leads to this path, without the address of the portal. */
export function linkIn(mail: string, path: string): string {
  const address = mail.split(/[\s"'<>]+/).find((word) => word.startsWith('http') && new URL(word).pathname === path);
  if (!address) throw new Error(`The mail has no link to ${path}:\n${mail}`);
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

/** A mail as a person reads it: the headers as they stand, the parts below them out of quoted-printable. */
export function decoded(mail: string): string {
  const body = mail.search(/\r?\n\r?\n/);
  const bytes = mail
    .slice(body)
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return mail.slice(0, body) + Buffer.from(bytes, 'latin1').toString('utf8');
}
