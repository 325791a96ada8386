import type { z } from 'zod/mini';
import './zod-settings';

type Schema = z.ZodMiniType;

/**
 * Who may call: anyone, a member who is signed in (bearer token), one of them who is an operator of the portal, or an operator and the release
 * guard, a program with a token of its own. Finer rules are the module's policy.
 */
export type Access = 'public' | 'member' | 'operator' | 'guard';

/** One file, brought by a form (`multipart/form-data`) beside its text fields. */
export interface Upload {
  /** Name of its field. */
  readonly field: string;
  /** Largest accepted file; a larger one is answered 413. */
  readonly maxBytes: number;
  /** Accepted ends of its name, lower case with the dot; another one is answered 415. */
  readonly suffixes: readonly string[];
}

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
  /** The body is a form with this file instead of JSON; `body` then describes its text fields. */
  readonly upload?: Upload;
  readonly responses: Readonly<Record<number, Schema>>;
  /** Failure statuses this call can answer beside 400, 429, 500 and 503, which every call can. */
  readonly failures?: readonly number[];
  /** A failure carries its message as `error` too (specification, section 7, the resume check). */
  readonly repeatsMessage?: true;
  /**
   * JSON unless said. 'html' is for links in mails: every answer, failures included, is a page for people, and a body of any kind is ignored.
   * 'file' is a file to save; failures are JSON.
   */
  readonly produces?: 'json' | 'html' | 'file';
  /** Failures are pages for people, as of a link in a mail that leads to a file. */
  readonly failsAsPage?: true;
  /** How long the server works on a call, and how long an upload may take to arrive, in milliseconds; 15 s unless stated. */
  readonly timeoutMs?: number;
}

/** All that a call reads of an endpoint, and all that the bundle of a page keeps of one (`build/caller-contract.cjs`). */
export type CalledEndpoint = Pick<Endpoint, 'method' | 'path' | 'access' | 'upload' | 'produces'>;

/** Declares an endpoint and keeps the exact types of its schemas. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** The server's time for an endpoint that does not state its own. */
export const DEFAULT_TIMEOUT_MS = 15_000;

/** How long a caller waits for every call without receiving a byte, in milliseconds (specification, section 9). */
export const REQUEST_TIMEOUT_MS = 180_000;

/** Where the API lives on the portal's origin. */
export const API_BASE = '/api';
