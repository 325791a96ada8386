import { isRecord } from './is-record';

/**
 * Text that the registry's signatures cover: all fields except the signatures, with sorted keys, so
 * that formatting does not matter. Takes the parsed value, because unknown fields are signed too.
 */
export function signedText(registry: Readonly<Record<string, unknown>>): string {
  const { signatures: _, ...content } = registry;
  return JSON.stringify(content, (_key, value: unknown) => (isRecord(value) ? sorted(value) : value));
}

const sorted = (value: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
