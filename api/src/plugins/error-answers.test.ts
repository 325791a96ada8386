import { PassThrough } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { DomainError } from '../errors';
import { errorAnswers } from './error-answers';
import { served } from './served';

test('a service that is busy is 503 with Retry-After and one line of the log, without a stack', async () => {
  const lines = new PassThrough();
  const app = Fastify({ logger: { stream: lines }, logController: new LogController({ disableRequestLogging: true }) });
  await app.register(served);
  await app.register(errorAnswers);
  app.get('/', () => Promise.reject(new DomainError('UNAVAILABLE', 'Too many people are signing in.')));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  const [line, ...more] = String(lines.read()).trim().split('\n');
  expect(more).toEqual([]);
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 40, msg: 'refused: Too many people are signing in.' });
  expect(line).not.toContain('    at ');
});
