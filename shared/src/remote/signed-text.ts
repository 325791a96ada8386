import { isRecord } from './is-record';

/**
 * What the signatures of a registry are made over: its whole content but the signatures, with the keys of every object in order, so that
 * layout and order of a file do not matter. Takes the value as it was read, because fields that this code does not know are signed as well.
 */
export function signedText(registry: Readonly<Record<string, unknown>>): string {
  const { signatures: _, ...content } = registry;
  return JSON.stringify(content, (_key, value: unknown) => (isRecord(value) ? sorted(value) : value));
}

const sorted = (value: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
