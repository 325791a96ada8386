/** How the pages of each remote are imported; the build writes one entry for each remote of the checkout (remotes-loader.cjs). */
export const REMOTES: Readonly<Record<string, (page: string) => Promise<unknown>>> = {};
