const REMOTE = 'office';

/** All remotes share one cache. */
export const queryKey = <Parts extends readonly unknown[]>(...parts: Parts) => [REMOTE, ...parts] as const;
