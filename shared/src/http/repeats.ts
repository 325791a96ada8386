import type { CalledEndpoint } from '../contract/endpoint';
import { ApiError, serverMessage } from './api-error';

/** When a call is repeated because its response was lost. */
interface Repeats {
  /** Milliseconds before each repeat: for a restarting server or a changing network. */
  readonly delays: readonly number[];
  /** Whether the response was lost; `ms` is how long the call took. */
  readonly isLost: (error: ApiError, ms: number) => boolean;
}

const NONE: Repeats = { delays: [], isLost: () => false };
const READING: Repeats = { delays: [500], isLost: ({ isNetworkError }) => isNetworkError };
const WRITING: Repeats = {
  delays: [300, 700, 1_500, 3_000],
  isLost: (error, ms) => (error.isNetworkError && !isHopeless(error)) || isFromProxy(error, ms),
};

/**
 * The repeats of a call.
 * @param isOwnApi whether the API is the portal's, which keeps the promise of the contract
 */
export function repeatsOf({ method, repeatable }: CalledEndpoint, isOwnApi: boolean): Repeats {
  if (method === 'GET') return READING;
  return repeatable !== undefined && isOwnApi ? WRITING : NONE;
}

/**
 * Attempts a call again while its response is lost.
 * @param signal ends a delay early; the next attempt throws then
 * @throws the error of the last attempt
 */
export async function repeatLost<Result>(
  attempt: () => Promise<Result>,
  { delays, isLost }: Repeats,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (const delay of delays) {
    const began = Date.now();
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError && isLost(error, Date.now() - began))) throw error;
    }
    await pause(delay, signal);
  }
  return attempt();
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });

// A server that hangs, or a browser that knows that it is offline.
const isHopeless = ({ cause }: ApiError) =>
  (cause instanceof DOMException && cause.name === 'TimeoutError') || !navigator.onLine;

/** A proxy waits longer for a server that hangs, and not as long for a connection to one. */
const HANGS_MS = 10_000;

// The API itself responds neither with 502 nor with 504, and with 503 in its own words.
const isFromProxy = ({ status, body }: ApiError, ms: number) =>
  status === 502 || (status === 504 && ms < HANGS_MS) || (status === 503 && serverMessage(body) === undefined);
