/** Why no version of a page could be shown: nothing could be fetched or run, or it needs a newer host than this tab has. */
export type FailureReason = 'unavailable' | 'updating';

export class PageFailure extends Error {
  override readonly name = 'PageFailure';

  constructor(readonly reason: FailureReason) {
    super(`No version of this page could be shown (${reason}).`);
  }
}

/** True when a remote was built for a shared version that this host does not provide (the runtime's own words and code). */
export const isVersionMismatch = (error: unknown): boolean =>
  error instanceof Error && /does not satisfy the requirement|RUNTIME-012/.test(error.message);
