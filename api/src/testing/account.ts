import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../db/database';
import type { Mail } from '../mail';
import type { LinkPurpose } from '../modules/auth';

export const tokenIn = (mail: Mail | undefined): string | undefined => /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];

/** Creates a link for a member, as in a mail; returns its token. */
export async function newAccountLink(
  database: Queryable,
  { memberId, purpose, newEmail }: { memberId: string; purpose: LinkPurpose; newEmail?: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query('delete from account_links where member_id = $1 and purpose = $2', [memberId, purpose]);
  await database.query(`insert into account_links values ($1, $2, $3, now(), now() + interval '1 hour', $4)`, [
    createHash('sha256').update(token).digest(),
    memberId,
    purpose,
    newEmail ?? null,
  ]);
  return token;
}
