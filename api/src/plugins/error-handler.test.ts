import { PassThrough } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { DomainError } from '../errors';
import { errorHandler } from './error-handler';
import { registeredEndpoints } from './registered-endpoints';

test('a busy service is 503 with Retry-After and one log line, without a stack', async () => {
  const lines = new PassThrough();
  const app = Fastify({ logger: { stream: lines }, logController: new LogController({ disableRequestLogging: true }) });
  await app.register(registeredEndpoints);
  await app.register(errorHandler);
  app.get('/', () => Promise.reject(new DomainError('UNAVAILABLE', 'Too many people are signing in.')));
  const response = await app.inject('/');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  const [line, ...more] = String(lines.read()).trim().split('\n');
  expect(more).toEqual([]);
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 40, msg: 'rejected: Too many people are signing in.' });
  expect(line).not.toContain('    at ');
});
