import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { fileAt, FORM_TYPE, formBody, type FormFile } from './form-body';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  maxLength?: number;
  /** Of a file in a form. */
  contentMediaType?: string;
}

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  schema: Schema;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Partial<Record<'application/json' | 'multipart/form-data', { schema: Schema }>> };
  responses: Record<
    string,
    { content?: Partial<Record<'application/json' | 'text/html' | 'application/octet-stream', { schema: object }>> }
  >;
}

export interface Operation {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly isForm: boolean;
  readonly responses: Readonly<Record<number, object>>;
}

export interface Sent {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload: string | Buffer | undefined;
}

/** Used as the schema of a response without a body. */
export const NO_BODY = { const: '' };

/** The operations of an OpenAPI document. */
export function operationsOf(document: { paths: Record<string, Record<string, Described>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      name: `${method} ${path}`,
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters,
      body: (requestBody?.content['application/json'] ?? requestBody?.content['multipart/form-data'])?.schema,
      isForm: requestBody?.content['multipart/form-data'] !== undefined,
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, { content }]) => [
          status,
          (content?.['application/json'] ?? content?.['text/html'] ?? content?.['application/octet-stream'])?.schema ??
            NO_BODY,
        ]),
      ),
    })),
  );
}

const NASTY = [
  '',
  "' or 1=1 --",
  '"; drop table members; --',
  '\u0000',
  '\ud800',
  '%',
  '\\',
  '../../etc/passwd',
  '__proto__',
  '${jndi:ldap://x}',
  '{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '-1',
  '1e309',
  'NaN',
  'null',
  '٣',
  '😀'.repeat(40),
  'x'.repeat(10_000),
];
const nastyText = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 60 }));
const nastyValue = fc.oneof(nastyText, fc.jsonValue(), fc.constantFrom(1e308, -0, [[[]]], { toString: 1 }, [null]));

/**
 * Hostile requests: wrong types, odd texts, unknown fields, other content types, with and without a
 * token.
 */
export function hostileInput(operation: Operation, signedIn: Record<string, string>): fc.Arbitrary<Sent> {
  const fields = Object.keys(operation.body?.properties ?? {});
  const object = fc.record(Object.fromEntries([...fields, 'constructor', 'extra'].map((name) => [name, nastyValue])), {
    requiredKeys: [],
  });
  const payload = fc.oneof(
    { weight: 5, arbitrary: operation.isForm ? hostileForm(fields) : object.map((value) => JSON.stringify(value)) },
    fc.json(),
    nastyText,
  );
  const usualType = operation.isForm ? FORM_TYPE : 'application/json';
  return fc.record({
    url: urlOf(
      operation,
      () => nastyText,
      fc.oneof(
        fc.constant(''),
        nastyText.map((text) => `&extra=${encode(text)}&page=${encode(text)}`),
      ),
    ),
    headers: fc.record({
      'content-type': fc.constantFrom(
        usualType,
        usualType,
        usualType,
        'text/plain',
        'application/json; charset=utf-16',
        'x',
      ),
      authorization: fc.constantFrom(
        signedIn.authorization ?? '',
        signedIn.authorization ?? '',
        '',
        'Bearer ',
        `Bearer ${'x'.repeat(500)}`,
      ),
      'idempotency-key': fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
      'if-none-match': fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
    }),
    payload: operation.body ? payload : fc.constant(undefined),
  });
}

const hostileForm = (fields: readonly string[]) =>
  fc
    .record(Object.fromEntries([...fields, 'extra'].map((name) => [name, fc.oneof(nastyText, hostileFile)])), {
      requiredKeys: [],
    })
    .map(formBody);

const hostileFile: fc.Arbitrary<FormFile> = fc.record({
  name: fc.oneof(nastyText, fc.constantFrom('a.pdf', 'a.doc', 'a.docx')),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom('%PDF-1.7\n', 'PK\u0003\u0004', '').map((text) => Buffer.from(text)),
  ),
});

interface Valid {
  /** Valid values by field name, optionally preceded by a path; paths of files. */
  readonly known: Readonly<Record<string, readonly unknown[]>>;
  readonly headers: Record<string, string>;
}

/** Requests that match the document, with existing ids and addresses. */
export function validInput(operation: Operation, { known, headers }: Valid): fc.Arbitrary<Sent> {
  const valueOf = (name: string, schema: Schema): fc.Arbitrary<unknown> => {
    if (operation.path === '/api/auth/signup' && name === 'email')
      return fc.constant(0).map(() => `${randomUUID()}@example.in`);
    const values = known[`${operation.path} ${name}`] ?? known[name];
    if (!values) return fromSchema(schema);
    return schema.type === 'array' ? fc.shuffledSubarray([...values]) : fc.constantFrom(...values);
  };
  const { properties = {}, required = [] } = operation.body ?? {};
  const body = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(name, schema)])),
    { requiredKeys: required },
  );
  return fc.record({
    url: urlOf(operation, ({ name, schema }) => valueOf(name, schema).map(String), fc.constant('')),
    headers: fc.constant({ ...headers, 'content-type': operation.isForm ? FORM_TYPE : 'application/json' }),
    payload: operation.body ? body.map((value) => payloadOf(operation, value)) : fc.constant(undefined),
  });
}

function payloadOf({ isForm, body }: Operation, value: Record<string, unknown>): string | Buffer {
  if (!isForm) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, text]) => {
    const isFile = body?.properties?.[name]?.contentMediaType !== undefined;
    return [name, isFile ? fileAt(String(text)) : String(text)] as const;
  });
  return formBody(Object.fromEntries(entries));
}

function urlOf(
  operation: Operation,
  valueOf: (parameter: Parameter) => fc.Arbitrary<string>,
  more: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const given = operation.parameters.filter((parameter) => parameter.in !== 'header');
  return fc.tuple(fc.tuple(...given.map(valueOf)), more).map(([values, rest]) => {
    const pairs = given.map((parameter, index) => [parameter, values[index] ?? ''] as const);
    const path = pairs.reduce(
      (url, [{ name }, value]) => url.replace(`{${name}}`, () => encode(value)),
      operation.path,
    );
    const query = pairs
      .filter(([parameter]) => parameter.in === 'query')
      .map(([{ name }, value]) => `${name}=${encode(value)}`);
    return `${path}?${query.join('&')}${rest}`;
  });
}

// The client itself would interpret dots alone as folders.
const encode = (text: string) => encodeURIComponent(text.toWellFormed()).replace(/^\.{1,2}$/, 'dot');

const plainText = (max: number) => fc.stringMatching(/^[A-Za-z][A-Za-z ]{2,20}$/).map((text) => text.slice(0, max));

function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromSchema));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'number') return fc.integer({ min: 0, max: 90 });
  if (schema.type === 'null') return fc.constant(null);
  return plainText(schema.maxLength ?? 100);
}
