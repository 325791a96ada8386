import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/database';
import { readServerKey } from '../db/server-key';
import { createAlertTokens } from '../modules/alerts/alert-tokens';
import type { TestMember } from './portal';

export const alertTokens = (database: Queryable) => createAlertTokens(() => readServerKey(database, 'job-alerts'));

/** An alert of a member, saved through the API, and the token that stops its mails. */
export async function newAlert(
  app: FastifyInstance,
  database: Queryable,
  { headers }: TestMember,
): Promise<{ id: string; token: string }> {
  const payload = { name: 'Night shifts', frequency: 'weekly', search: { search: 'night shift' } };
  const response = await app.inject({ method: 'POST', url: '/api/job/alerts', headers, payload });
  const { id } = response.json<{ data: { alert: { id: string } } }>().data.alert;
  return { id, token: await alertTokens(database).of(id) };
}
