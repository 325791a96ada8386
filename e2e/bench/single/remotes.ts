/** Imports of each remote's pages; the build writes one entry per remote (remotes-loader.cjs). */
export const REMOTES: Readonly<Record<string, (page: string) => Promise<unknown>>> = {};
