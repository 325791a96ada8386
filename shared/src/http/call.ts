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
 * What a call of this endpoint sends: `params` and `body` as its schemas take them; of `query` the names, for a value is sent as text and an empty
 * one is left out. `signal` ends the call early.
 */
export type CallInput<E extends Endpoint> = With<'params', InputOf<E, 'params'>> &
  With<'body', InputOf<E, 'body'>> & { readonly query?: QueryOf<E>; readonly signal?: AbortSignal };

/** A call without params and body may leave out its input. */
type InputArguments<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/**
 * Calls an endpoint of the contract. The answer stays `unknown`: servers of the customer answer in several spellings, so each caller reads it into
 * its own types; of an endpoint that produces a file it is a Blob. The client library is fetched on the first call, so that no page pays for it before its first paint.
 * @throws ApiError with the server's message, with a generic one when the response is not JSON, or with `isNetworkError` when there was no
 * response; 180 s without a byte count as none. A GET without a response is repeated once before that.
 * @throws DOMException named AbortError when `signal` ended the call
 */
export const call = <E extends Endpoint>(endpoint: E, ...[input]: InputArguments<E>): Promise<unknown> =>
  send(endpoint, (input ?? {}) as RequestInput);
