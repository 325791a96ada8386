import { randomUUID } from 'node:crypto';
import { DEFAULT_PRIVACY_FACTS } from '@kadam/shared/contract/privacy-settings';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/database';
import { mailsTo } from './newsletter';
import type { TestMember } from './portal';

/** Settings as the office first saves them. */
export const PRIVACY_SETTINGS = {
  officer: { ...DEFAULT_PRIVACY_FACTS.officer, name: 'Meera Kulkarni' },
  retention: { ...DEFAULT_PRIVACY_FACTS.retention, resumes: 6 },
  version: 0,
};

/** Sends a request of a member about personal data; returns its id. */
export async function newPrivacyRequest(
  app: FastifyInstance,
  { headers }: TestMember,
  fields: { readonly kind?: string; readonly text?: string } = {},
): Promise<string> {
  const payload = { id: randomUUID(), kind: 'correction', text: 'My name is spelled Aasha.', ...fields };
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/account/privacy-requests', headers, payload });
  if (statusCode !== 200) throw new Error(`The request was rejected with ${statusCode}.`);
  return payload.id;
}

/** Sends a request without an account; returns the token of the link that confirms it. */
export async function privacyRequestToken(
  app: FastifyInstance,
  database: Queryable,
  email = `visitor.${randomUUID()}@example.in`,
): Promise<string> {
  const payload = { kind: 'access', name: 'Ravi Iyer', email, text: 'What do you hold about me?' };
  await app.inject({ method: 'POST', url: '/api/privacy/requests', payload });
  const mail = (await mailsTo(database, email)).find(({ kind }) => kind === 'privacy-request-confirmation');
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
