import { PassThrough } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { DatabaseUnavailableError } from '../db/database';
import { describeError, requestLog } from './request-log';

test('a request is one line of JSON with its route, without URL, query, headers or body', async () => {
  const lines = new PassThrough();
  const app = Fastify({ logger: { stream: lines }, logController: new LogController({ disableRequestLogging: true }) });
  await app.register(requestLog);
  app.post('/api/people/:name', async () => 'done');
  await app.inject({
    method: 'POST',
    url: '/api/people/asha?token=secret-in-query',
    headers: { authorization: 'Bearer secret-in-header' },
    payload: { password: 'secret-in-body' },
  });

  const text = String(lines.read());
  expect(JSON.parse(text)).toMatchObject({
    reqId: expect.any(String),
    method: 'POST',
    route: '/api/people/:name',
    status: 200,
  });
  expect(text).not.toMatch(/secret|asha/);
});

test('an error of the database is logged without its message, which repeats values', () => {
  const rejected = Object.assign(new Error('duplicate key (email)=(asha@example.in)'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'members_email_key',
    detail: 'Key (email)=(asha@example.in) already exists.',
  });
  const logged = describeError(new DatabaseUnavailableError('The database did not respond.', { cause: rejected }));
  expect(logged).toMatchObject({
    type: 'DatabaseUnavailableError',
    cause: { code: '23505', constraint: 'members_email_key' },
  });
  expect(JSON.stringify(logged)).not.toContain('asha');
});
