/** Content of a section, as edited by its form. */
export type Content = Readonly<Record<string, unknown>>;

/** Value at a path such as `people.0.name`; undefined if there is none. */
export const valueAt = (content: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], content);

/** The content with a new value at a path. */
export function withValue<Value>(content: Value, path: string, value: unknown): Value {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValue(valueAt(content, key) ?? {}, rest.join('.'), value);
  if (Array.isArray(content)) return content.with(Number(key), inner) as Value;
  return { ...content, [key]: inner };
}

/** Entries of a list in the content. */
export const entriesAt = (content: unknown, path: string): readonly Content[] =>
  (valueAt(content, path) ?? []) as readonly Content[];

/** The list with one entry moved to another position. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from];
  return entry === undefined ? entries : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** Removes empty lines, which a text area may have at its end. */
export function withoutEmptyLines(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isText = value.every((entry) => typeof entry === 'string');
    return isText ? value.filter((line) => line.trim() !== '') : value.map(withoutEmptyLines);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutEmptyLines(inner)]));
}

/** First error of a field: at its path, or at one of its lines. */
export const errorAt = (errors: Readonly<Record<string, string | undefined>>, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([field]) => field.startsWith(`${path}.`))?.[1];
