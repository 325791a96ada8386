/** @jest-environment node */
import { eventShapes } from './event-shapes.cjs';
import { eventSchemas } from './platform.cjs';
import { definedTokens, usedTokens } from './tokens.cjs';

describe('the hash of an event', () => {
  const schemas = (detail: string, reason = "'a' | 'b'") =>
    eventSchemas(`
      type Reason = ${reason};
      export interface PortalEvents { 'auth:login': ${detail}; 'auth:logout': undefined }`);

  it('is the same whatever its comments and layout', () => {
    expect(schemas('{ userId: string }')).toEqual(schemas('{\n // who\n userId:   string }'));
  });

  it('changes with its own detail and with a type that the detail names, and with no other', () => {
    const before = schemas('{ reason: Reason }');
    for (const after of [schemas('{ reason?: Reason }'), schemas('{ reason: Reason }', "'a'")]) {
      expect(after['auth:login']).not.toBe(before['auth:login']);
      expect(after['auth:logout']).toBe(before['auth:logout']);
    }
  });

  it('is known for every event of the portal', () => {
    expect(Object.keys(eventSchemas())).toEqual(expect.arrayContaining(['auth:login', 'auth:openLogin']));
  });
});

test('what an event may contain is read from its type, with the types that it names and the bounds of its doc comments', () => {
  const shapes = eventShapes(`
    type Phase = 'load' | 'run';
    interface Place { readonly city: string; readonly near?: Place }
    export interface PortalEvents {
      'auth:logout': undefined;
      'job:seen': { readonly phase: Phase; readonly place?: Place; readonly isNew: boolean; readonly cause: unknown } | undefined;
      'job:rated': {
        /**
         * Stars.
         * @minimum 1
         * @maximum 5
         */
        stars: number;
        words: readonly string[] | null;
        when: Date;
      };
    }`);
  const required = (...of: object[]) => ({ isOptional: false, shapes: of });
  const literals = (...values: unknown[]) => values.map((value) => ({ kind: 'literal', value }));
  const near = { isOptional: true, shapes: [{ kind: 'opaque', text: 'Place' }] };
  const place = { kind: 'object', fields: { city: required({ kind: 'string' }), near } };
  expect(shapes).toEqual({
    'auth:logout': [{ kind: 'absent' }],
    'job:seen': [
      {
        kind: 'object',
        fields: {
          phase: required(...literals('load', 'run')),
          place: { isOptional: true, shapes: [place] },
          isNew: required(...literals(true, false)),
          cause: required({ kind: 'any' }),
        },
      },
      { kind: 'absent' },
    ],
    'job:rated': [
      {
        kind: 'object',
        fields: {
          stars: required({ kind: 'number', minimum: 1, maximum: 5 }),
          words: required({ kind: 'list', of: [{ kind: 'string' }] }, { kind: 'absent' }),
          when: required({ kind: 'opaque', text: 'Date' }),
        },
      },
    ],
  });
});

test('a custom property is used where it has no fallback, and defined in style sheets and in styles within scripts', () => {
  expect(usedTokens('a{color:var( --color-ink );gap:var(--gap,4px)}b{color:var(--color-ink)}')).toEqual([
    '--color-ink',
  ]);
  expect(definedTokens(':root{--color-ink: #000}"--share":1')).toEqual(['--color-ink', '--share']);
});
