import type { z } from '../contract/zod';
import type { Endpoint } from '../contract/endpoint';
import { send, type QueryValue, type RequestInput } from './send';

type InputOf<E, Part extends string> = E extends { readonly [P in Part]: infer S extends z.ZodMiniType }
  ? z.input<S>
  : never;
type With<Part extends string, Value> = [Value] extends [never]
  ? { readonly [P in Part]?: never }
  : { readonly [P in Part]: Value };
type QueryOf<E> =
  InputOf<E, 'query'> extends infer Q
    ? [Q] extends [never]
      ? never
      : { readonly [Name in keyof Q]?: QueryValue }
    : never;

/**
 * Input of a call: `params` and `body` as in the schemas, and `query` by name; values are sent as
 * text, empty ones are omitted. `signal` aborts the call.
 */
export type CallInput<E extends Endpoint> = With<'params', InputOf<E, 'params'>> &
  With<'body', InputOf<E, 'body'>> & { readonly query?: QueryOf<E>; readonly signal?: AbortSignal };

/** The input is optional without params and body. */
export type CallArguments<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/**
 * Calls an endpoint. The result is `unknown` because servers differ in their field names; callers
 * parse it. Files are returned as a Blob. axios is loaded on the first call, to keep it out of the
 * first paint.
 * @throws ApiError with the server's message, a generic one if the response is not JSON, or
 * `isNetworkError` if there was no response within an idle timeout of 180 s. Without a response a
 * GET is repeated once, and what the endpoint declares `repeatable` for some seconds.
 * @throws DOMException named AbortError if `signal` aborted the call
 */
export const call = <E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<unknown> =>
  send(endpoint, (input ?? {}) as RequestInput);
