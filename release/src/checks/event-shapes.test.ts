import type { Shape, Shapes } from '@kadam/shared/remote';
import fc from 'fast-check';
import { narrowings } from './event-shapes';

const text: Shape = { kind: 'string' };
const absent: Shape = { kind: 'absent' };
const literal = (value: string | number | boolean): Shape => ({ kind: 'literal', value });
/** An object whose fields are required unless their name ends with a question mark. */
const detail = (fields: Readonly<Record<string, Shapes>>): Shape => ({
  kind: 'object',
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, shapes]) => [name.replace('?', ''), { isOptional: name.endsWith('?'), shapes }]),
  ),
});

describe('an event is narrower if', () => {
  const was = [detail({ userId: [text], 'reason?': [text], phase: [literal('load'), literal('run')] })];
  it.each([
    ['a field is gone', { userId: [text], phase: [literal('load'), literal('run')] }, "'reason' is gone"],
    [
      'a field is required that was optional',
      { userId: [text], reason: [text], phase: [literal('load'), literal('run')] },
      "'reason' is required",
    ],
    [
      'a field is required that was not there',
      { userId: [text], 'reason?': [text], phase: [literal('load'), literal('run')], at: [text] },
      "'at' is required",
    ],
    [
      'a field has another type',
      { userId: [{ kind: 'number' }], 'reason?': [text], phase: [literal('load'), literal('run')] },
      "'userId' takes no string",
    ],
    [
      'one of several values is gone',
      { userId: [text], 'reason?': [text], phase: [literal('load')] },
      '\'phase\' takes no "run"',
    ],
    [
      'a field has a closer bound',
      {
        userId: [{ kind: 'string', maxLength: 36 }],
        'reason?': [text],
        phase: [literal('load'), literal('run')],
      },
      "'userId' takes at most 36 characters",
    ],
  ] as const)('%s', (_, now, phrase) => {
    expect(narrowings(was, [detail(now)])).toEqual([phrase]);
  });

  it('its detail is no longer optional', () => {
    expect(narrowings([detail({}), absent], [detail({})])).toEqual(['its detail takes no undefined']);
  });

  it('a nested field or list item is narrower', () => {
    const within = (shape: Shape) => [detail({ job: [detail({ tags: [{ kind: 'list', of: [shape] }] })] })];
    expect(narrowings(within(text), within(literal('remote')))).toEqual(["'job.tags[]' takes no string"]);
  });
});

describe('for any two shapes of an event', () => {
  it('an equal one is not narrower', () => {
    fc.assert(fc.property(someShapes, (shapes) => expect(narrowings(shapes, shapes)).toEqual([])));
  });

  it('a wider one is not narrower', () => {
    fc.assert(
      fc.property(someShapes, someShapes, fc.string(), (shapes, others, name) => {
        expect(narrowings(shapes, [...others, ...shapes])).toEqual([]);
        expect(narrowings(shapes, shapes.map(relaxed))).toEqual([]);
        const grown = shapes.map((shape) => withField(shape, `${name}?`, others));
        expect(narrowings(shapes, grown)).toEqual([]);
      }),
    );
  });

  it('one that is not narrower accepts every old detail', () => {
    const pair = fc.oneof(
      fc.tuple(someShapes, someShapes),
      fc
        .tuple(someShapes, someShapes)
        .map(([shapes, others]) => [shapes, [...others, ...shapes.map(relaxed)]] as const),
    );
    let passed = 0;
    fc.assert(
      fc.property(pair, fc.gen(), ([before, after], gen) => {
        if (before.length === 0 || narrowings(before, after).length > 0) return;
        passed += 1;
        expect(takes(after, gen(valueOf, before))).toBe(true);
      }),
    );
    expect(passed).toBeGreaterThan(20);
  });
});

const bounded = (min: string, max: string) =>
  fc
    .record({ [min]: fc.nat(3), [max]: fc.integer({ min: 3, max: 6 }) }, { requiredKeys: [] })
    .map((bounds) => bounds as object);
const { shapes: someShapes } = fc.letrec<{ shape: Shape; shapes: Shapes }>((tie) => ({
  shapes: fc.array(tie('shape'), { minLength: 1, maxLength: 3 }),
  shape: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Shape>({ kind: 'any' }, absent),
    bounded('minLength', 'maxLength').map((bounds): Shape => ({ kind: 'string', ...bounds })),
    bounded('minimum', 'maximum').map((bounds): Shape => ({ kind: 'number', ...bounds })),
    fc.constantFrom('a', 'bcd', 1, 5, true, false).map(literal),
    fc.record({ kind: fc.constant('list' as const), of: tie('shapes') }),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), fc.record({ isOptional: fc.boolean(), shapes: tie('shapes') }), {
        maxKeys: 3,
        noNullPrototype: true,
      })
      .map((fields): Shape => ({ kind: 'object', fields })),
  ),
}));

/** The same without bounds, and with nothing required. */
function relaxed(shape: Shape): Shape {
  if (shape.kind === 'string' || shape.kind === 'number') return { kind: shape.kind };
  if (shape.kind === 'list') return { ...shape, of: shape.of.map(relaxed) };
  if (shape.kind !== 'object') return shape;
  const fields = Object.entries(shape.fields).map(([name, { shapes }]) => [
    name,
    { isOptional: true, shapes: shapes.map(relaxed) },
  ]);
  return { kind: 'object', fields: Object.fromEntries(fields) };
}

function withField(shape: Shape, name: string, shapes: Shapes): Shape {
  if (shape.kind !== 'object') return shape;
  const added = detail({ [name]: shapes });
  return { kind: 'object', fields: { ...(added.kind === 'object' ? added.fields : {}), ...shape.fields } };
}

function valueOf(shapes: Shapes): fc.Arbitrary<unknown> {
  return fc.oneof(...shapes.map(valueOfOne));
}

function valueOfOne(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'string':
      return fc.string({ minLength: shape.minLength ?? 0, maxLength: shape.maxLength ?? 9, unit: 'grapheme-ascii' });
    case 'number':
      return fc.integer({ min: shape.minimum ?? -9, max: shape.maximum ?? 9 });
    case 'literal':
      return fc.constant(shape.value);
    case 'list':
      return fc.array(valueOf(shape.of), { maxLength: 2 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.fields).map(([name, { shapes }]) => [name, valueOf(shapes)])),
        { requiredKeys: Object.keys(shape.fields).filter((name) => !shape.fields[name]?.isOptional) },
      );
    default:
      return shape.kind === 'absent' ? fc.constant(undefined) : fc.anything();
  }
}

const takes = (shapes: Shapes, value: unknown): boolean => shapes.some((shape) => takesOne(shape, value));

function takesOne(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'string':
      return typeof value === 'string' && isBetween(value.length, shape.minLength, shape.maxLength);
    case 'number':
      return typeof value === 'number' && isBetween(value, shape.minimum, shape.maximum);
    case 'literal':
      return value === shape.value;
    case 'list':
      return Array.isArray(value) && value.every((one) => takes(shape.of, one));
    case 'object':
      return (
        isObject(value) &&
        Object.entries(shape.fields).every(([name, { isOptional, shapes }]) =>
          name in value ? takes(shapes, value[name]) : isOptional,
        )
      );
    default:
      return shape.kind === 'any' || value === undefined;
  }
}

const isBetween = (size: number, min = -Infinity, max = Infinity) => size >= min && size <= max;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
