import type { FieldError } from '@kadam/shared/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../errors';
import { nameField } from '../http/input-errors';

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype'];

/**
 * Rejects, before validation, input that is never legitimate: repeated query keys, prototype keys,
 * NUL characters (PostgreSQL cannot store one), malformed text, compressed bodies, and content
 * types other than JSON.
 */
export const strictInput = fp(async (app: FastifyInstance) => {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const encoding = headers['content-encoding'];
    if (!encoding || encoding === 'identity') return done();
    done(new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body uncompressed, without a Content-Encoding header.'));
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const error = queryError(request) ?? textError(request.params) ?? textError(request.body);
    done(error && inputError(error));
  });
});

/**
 * Rejects NUL characters and malformed text.
 * @throws DomainError with the name of the field
 */
export function rejectUnsafeText(input: unknown): void {
  const error = textError(input);
  if (error) throw inputError(error);
}

const inputError = (error: FieldError) =>
  new DomainError('INVALID_INPUT', nameField(error.field, error.message), { details: [error] });

function queryError({ query }: FastifyRequest): FieldError | undefined {
  for (const [field, value] of Object.entries(query as Record<string, unknown>)) {
    if (Array.isArray(value)) return { field, message: 'Must be given once.' };
    if (PROTOTYPE_KEYS.includes(field)) return { field, message: 'Must not be given.' };
  }
  return textError(query);
}

// Iterative, because 64 kB of brackets nest deeper than the call stack allows.
function textError(input: unknown): FieldError | undefined {
  const left: { path: string; value: unknown }[] = [{ path: '', value: input }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value } = next;
    const message = typeof value === 'string' ? textMessage(value) : undefined;
    if (message) return { field: path || 'body', message };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (textMessage(key)) return { field: path || 'body', message: 'Must not have such a field name.' };
      left.push({ path: path ? `${path}.${key}`.slice(0, 200) : key.slice(0, 200), value: inner });
    }
  }
  return undefined;
}

function textMessage(text: string): string | undefined {
  if (text.includes('\0')) return 'Must not contain the NUL character.';
  return text.isWellFormed() ? undefined : 'Must be well-formed text.';
}
