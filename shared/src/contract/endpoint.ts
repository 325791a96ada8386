import type { z } from 'zod/mini';
import './zod-settings';

type Schema = z.ZodMiniType;

/**
 * Who may call: anyone, signed-in members (bearer token), the staff of the office after the
 * second factor (`staff.ts`), or the release guard with its own token. Finer rules are in the
 * module's policy.
 */
export type Access = 'public' | 'member' | 'staff' | 'guard';

/** Roles in the office; a person can have several, and an owner may do everything. */
export const STAFF_ROLES = ['owner', 'recruiter', 'course_manager', 'content_editor', 'operator', 'auditor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Roles that see releases, errors and page timings, besides owners. */
export const OPERATIONS_ROLES = ['operator', 'auditor'] as const satisfies readonly StaffRole[];

/** A file in a `multipart/form-data` body, beside its text fields. */
export interface Upload {
  readonly field: string;
  /** Larger files are rejected with 413. */
  readonly maxBytes: number;
  /** Accepted file extensions, lower case with the dot; others are rejected with 415. */
  readonly suffixes: readonly string[];
  /** What to do with a file of another type, for the error message. */
  readonly otherFiles?: string;
}

/**
 * One API call. `path` is below `/api`, with parameters in braces (`/job/postings/{id}`).
 * `responses` maps each success status to its body; every error has the body of `failure` in
 * `errors.ts`.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /**
   * For `access: 'staff'`: the roles that may call, besides owners; all if absent. For `access:
   * 'guard'`: the staff that may also call, besides owners; none if absent.
   */
  readonly roles?: readonly StaffRole[];
  /** Whether pages of the office call it periodically, so that it does not keep the office open. */
  readonly isPolled?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Max size of a JSON body, in bytes; default 64 kB. nginx has its own limits. */
  readonly maxBodyBytes?: number;
  /** The body is a form with this file; `body` describes its text fields. */
  readonly upload?: Upload;
  readonly responses: Readonly<Record<number, Schema>>;
  /** Error statuses in addition to 400, 429, 500 and 503, and those of `access` (401, 403). */
  readonly failures?: readonly number[];
  /**
   * How a client may repeat a call whose response was lost. 'as-is': a second call changes nothing.
   * 'by-key': only with the same Idempotency-Key. Default: a GET as it is, others never.
   */
  readonly repeatable?: 'as-is' | 'by-key';
  /** Errors repeat their message in `error` (for the resume check). */
  readonly repeatsMessage?: true;
  /**
   * Default: JSON. 'html' is for links in mails: every response, errors included, is a page, and
   * the request body is ignored. 'file' is a download; its errors are JSON.
   */
  readonly produces?: 'json' | 'html' | 'file';
  /** Errors are HTML pages, for links in mails that lead to a file. */
  readonly failsAsPage?: true;
  /**
   * Time limit of the server for a call, and for an upload to arrive, in milliseconds; default 15
   * s.
   */
  readonly timeoutMs?: number;
}

/**
 * The fields a call needs, which are all that the bundle of a page contains unless its remote
 * checks responses (`build/caller-contract.cjs`).
 */
export type CalledEndpoint = Pick<Endpoint, 'method' | 'path' | 'access' | 'upload' | 'produces' | 'repeatable'>;

/** Declares an endpoint with the exact types of its schemas. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

export const DEFAULT_TIMEOUT_MS = 15_000;

/** Idle timeout of clients, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 180_000;

/** Path of the API on the portal's origin. */
export const API_BASE = '/api';
