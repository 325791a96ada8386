import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { FORM_TYPE, formBody } from './form-body';
import type { TestMember } from './portal';

/** A resume of the engine's fixtures. */
export const resumeFixture = (name: string): Buffer =>
  readFileSync(join(__dirname, '../../../resume-engine/fixtures', name));

/** Puts a file on file for a member. */
export const keepResume = (
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
