import type { CalledEndpoint } from '../contract/endpoint';

/** The Idempotency-Key of a call. */
export interface IdempotencyKey {
  /** The value of the header: a string of RFC 9651, in quotes. */
  readonly value: string;
  /** Called when the server has responded: the same input is another request from then on. */
  forget(): void;
}

interface Input {
  readonly params?: object;
  readonly body?: object;
}

// Of calls without a response yet, by their input.
const keys = new Map<string, string>();

/**
 * The key of a call, which stays the same for the same input until the server responds: also when
 * a person sends a form again after an error, unless they change it.
 */
export function idempotencyKey({ method, path }: CalledEndpoint, { params, body }: Input): IdempotencyKey {
  const call = JSON.stringify([method, path, params, body]);
  const value = keys.get(call) ?? newKey();
  keys.set(call, value);
  return {
    value,
    forget: () => void keys.delete(call),
  };
}

// Not `crypto.randomUUID`, which exists on HTTPS only.
const newKey = () =>
  `"${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
