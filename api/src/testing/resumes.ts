import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { FORM_TYPE, formBody } from './form-body';
import type { Queryable } from '../db/database';
import { newToken, tokenHash } from '../tokens';
import type { TestMember } from './portal';

export const resumeFixture = (name: string): Buffer =>
  readFileSync(join(__dirname, '../../../resume-engine/fixtures', name));

export const uploadResume = (
  app: FastifyInstance,
  { headers }: Pick<TestMember, 'headers'>,
  file: { readonly name: string; readonly bytes: Uint8Array },
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/jobseeker/resume',
    headers: { ...headers, 'content-type': FORM_TYPE },
    payload: formBody({ file }),
  });

/** The secret of a link with which staff download the resume of an application. */
export async function newResumeLink(database: Queryable, applicationId: string | undefined): Promise<string> {
  const secret = newToken();
  await database.query(
    `insert into resume_links (token_hash, application_id, resume_file_id, created_at, expires_at)
     select $1, id, resume_file_id, now(), now() + interval '1 day' from applications where id = $2`,
    [tokenHash(secret), applicationId],
  );
  return secret;
}
