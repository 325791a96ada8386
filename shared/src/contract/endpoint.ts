import type { z } from 'zod/mini';
import './zod-settings';

type Schema = z.ZodMiniType;

/** Who may call: anyone, or a member who is signed in (bearer token). Finer rules are the module's policy. */
export type Access = 'public' | 'member';

/**
 * One call of the API, as both sides see it. `path` is below `/api`, parameters in braces (`/job/postings/{id}`).
 * `responses` maps each success status to its body; every failure has the body of `failure` in `errors.ts`.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly responses: Readonly<Record<number, Schema>>;
  /** Failure statuses this call can answer beside 400, 429, 500 and 503, which every call can. */
  readonly failures?: readonly number[];
  /** JSON unless said. 'html' is for links in mails: every answer, failures included, is a page for people, and a body of any kind is ignored. */
  readonly produces?: 'json' | 'html';
  /** How long a caller waits, in milliseconds; 15 s unless said. */
  readonly timeoutMs?: number;
}

/** Declares an endpoint and keeps the exact types of its schemas. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** Waiting time of a call that does not say its own (specification-decisions, row 21). */
export const DEFAULT_TIMEOUT_MS = 15_000;

/** Where the API lives on the portal's origin. */
export const API_BASE = '/api';
