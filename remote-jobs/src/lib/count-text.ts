/** How many jobs a search found, as the toolbar says it. */
export const countText = (total: number): string => `${total.toLocaleString('en-IN')} Jobs Found`;

/** What a search says that found its jobs by other words than the asked ones. */
export const similarText = (words: string): string => `Showing results similar to “${words}”.`;
