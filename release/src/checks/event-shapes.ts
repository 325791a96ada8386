import type { Shape, Shapes, ShapedField } from '@kadam/shared/remote';

/**
 * Values that `before` allows and `after` does not, one phrase for each field: "'userId' is
 * required". Empty if the event did not become narrower.
 * @param path of the field that has these shapes, from the detail down
 */
export function narrowings(before: Shapes, after: Shapes, path: readonly string[] = []): string[] {
  return before.flatMap((old) => {
    const tried = after.map((next) => differences(old, next, path));
    if (tried.some((found) => found.length === 0)) return [];
    const alike = tried.filter((_, index) => old.kind !== 'literal' && after[index]?.kind === old.kind);
    const [nearest] = alike.sort((one, other) => one.length - other.length);
    return nearest ?? [`${nameOf(path)} takes no ${kindOf(old)}`];
  });
}

function differences(old: Shape, next: Shape, path: readonly string[]): string[] {
  if (next.kind === 'any') return [];
  if (old.kind === 'object' && next.kind === 'object') return fieldDifferences(old.fields, next.fields, path);
  if (old.kind === 'list' && next.kind === 'list') return narrowings(old.of, next.of, [...path, '[]']);
  if (old.kind === 'string' && next.kind === 'string') return boundsOf(path, lengths(old), lengths(next));
  if (old.kind === 'number' && next.kind === 'number') return boundsOf(path, range(old), range(next));
  return isAccepted(old, next) ? [] : [`${nameOf(path)} takes no ${kindOf(old)}`];
}

const isAccepted = (old: Shape, next: Shape): boolean =>
  JSON.stringify(old) === JSON.stringify(next) || (old.kind === 'literal' && isWithin(old.value, next));

type Fields = Readonly<Record<string, ShapedField>>;

function fieldDifferences(before: Fields, after: Fields, path: readonly string[]): string[] {
  const gone = Object.keys(before).flatMap((name) => (after[name] ? [] : [`${nameOf([...path, name])} is gone`]));
  const narrower = Object.entries(after).flatMap(([name, { isOptional, shapes }]) => {
    const own = [...path, name];
    const old = before[name];
    const isNewlyRequired = !isOptional && (old?.isOptional ?? true);
    return [
      ...(isNewlyRequired ? [`${nameOf(own)} is required`] : []),
      ...(old ? narrowings(old.shapes, shapes, own) : []),
    ];
  });
  return [...gone, ...narrower];
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
}

type Bounded<Kind> = Extract<Shape, { readonly kind: Kind }>;

const lengths = ({ minLength = 0, maxLength = Infinity }: Bounded<'string'>): Bounds => ({
  min: minLength,
  max: maxLength,
  unit: ' characters',
});

const range = ({ minimum = -Infinity, maximum = Infinity }: Bounded<'number'>): Bounds => ({
  min: minimum,
  max: maximum,
  unit: '',
});

const boundsOf = (path: readonly string[], old: Bounds, { min, max, unit }: Bounds): string[] => [
  ...(min > old.min ? [`${nameOf(path)} takes at least ${min}${unit}`] : []),
  ...(max < old.max ? [`${nameOf(path)} takes at most ${max}${unit}`] : []),
];

function isWithin(value: string | number | boolean, shape: Shape): boolean {
  if (typeof value !== shape.kind) return false;
  const { min, max } = shape.kind === 'string' ? lengths(shape) : range(shape as Bounded<'number'>);
  const size = typeof value === 'string' ? value.length : Number(value);
  return size >= min && size <= max;
}

const nameOf = (path: readonly string[]): string =>
  path.length > 0 ? `'${path.join('.').replaceAll('.[]', '[]')}'` : 'its detail';

function kindOf(shape: Shape): string {
  if (shape.kind === 'literal') return JSON.stringify(shape.value);
  if (shape.kind === 'opaque') return shape.text;
  return shape.kind === 'absent' ? 'undefined' : shape.kind;
}
