/**
 * Why no version of a page could be shown: nothing could be fetched or run, or it needs a newer
 * host than this tab has.
 */
export type FailureReason = 'unavailable' | 'updating';

export class PageFailure extends Error {
  override readonly name = 'PageFailure';

  constructor(
    readonly reason: FailureReason,
    cause: unknown,
  ) {
    super(`No version of this page could be shown (${reason}).`, { cause });
  }
}

/** True when a remote was built for a shared version that this host does not provide. */
export const isVersionMismatch = (error: unknown): boolean => error instanceof Error && MISMATCH.test(error.message);

// Messages of webpack's containers and of the federation runtime, which puts them into its own
// (RUNTIME-015).
const MISMATCH = /Unsatisfied version|Shared module .* in shared scope|does not satisfy the requirement|RUNTIME-012/;
