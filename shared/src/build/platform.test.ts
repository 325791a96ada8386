/** @jest-environment node */
import { definedTokens, eventSchemas, usedTokens } from './platform.cjs';

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

test('a custom property is used where it has no fallback, and defined in style sheets and in styles within scripts', () => {
  expect(usedTokens('a{color:var( --color-ink );gap:var(--gap,4px)}b{color:var(--color-ink)}')).toEqual([
    '--color-ink',
  ]);
  expect(definedTokens(':root{--color-ink: #000}"--share":1')).toEqual(['--color-ink', '--share']);
});
