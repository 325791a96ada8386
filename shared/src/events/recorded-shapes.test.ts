import { eventShapes } from '../build/event-shapes.cjs';
import type { Shape, Shapes } from '../remote';
import { listen, type PortalEventName } from './index';

const recorded = Object.entries(eventShapes()) as [PortalEventName, Shapes][];

describe.each(recorded)('the recorded shape of %s', (name, shapes) => {
  const handler = jest.fn();
  const isHeard = (detail: unknown) => {
    handler.mockClear();
    const stop = listen(name, handler);
    window.dispatchEvent(new CustomEvent(name, { detail }));
    stop();
    return handler.mock.calls.length === 1;
  };

  it('is accepted by its listeners', () => {
    for (const detail of shapes.flatMap(samplesOf)) expect([detail, isHeard(detail)]).toEqual([detail, true]);
  });

  it('is all that its listeners accept', () => {
    for (const detail of strangersTo(shapes)) expect([detail, isHeard(detail)]).toEqual([detail, false]);
  });
});

/**
 * Valid values of a shape: every literal, and an object with all fields and with only the required
 * ones.
 */
function samplesOf(shape: Shape): unknown[] {
  switch (shape.kind) {
    case 'string':
      return ['', 'words'.padEnd(shape.minLength ?? 0)];
    case 'number':
      return [shape.minimum ?? 0];
    case 'literal':
      return [shape.value];
    case 'list':
      return [[], shape.of.flatMap(samplesOf)];
    case 'object':
      return objectsOf(shape);
    default:
      return [undefined];
  }
}

type ObjectShape = Extract<Shape, { readonly kind: 'object' }>;

function objectsOf({ fields }: ObjectShape): object[] {
  const whole = wholeOf(fields);
  const others = Object.entries(fields).flatMap(([name, { shapes }]) =>
    shapes.flatMap(samplesOf).map((value) => ({ ...whole, [name]: value })),
  );
  const needed = Object.fromEntries(Object.entries(whole).filter(([name]) => !fields[name]?.isOptional));
  return [whole, needed, ...others];
}

const wholeOf = (fields: ObjectShape['fields']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { shapes }]) => [name, shapes.flatMap(samplesOf)[0]]));

/** Invalid values: another type, a missing field, a field of another type. */
function strangersTo(shapes: Shapes): unknown[] {
  const objects = shapes.filter((shape) => shape.kind === 'object');
  const spoilt = objects.flatMap(({ fields }) =>
    Object.entries(fields)
      .filter(([, field]) => field.shapes.every(({ kind }) => kind !== 'any'))
      .flatMap(([name, { isOptional }]) => {
        const { [name]: _, ...without } = wholeOf(fields);
        return [{ ...without, [name]: new Map() }, ...(isOptional ? [] : [without])];
      }),
  );
  return [7, 'words', ...spoilt];
}
