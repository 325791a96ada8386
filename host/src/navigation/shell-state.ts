/**
 * Navigation state of links in header and footer, which lead to the top of a page even if only the
 * query differs.
 */
export const SHELL_STATE = { fromShell: true } as const;

export const isShellState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromShell' in state && state.fromShell === true;
