/** Id of a part of a page by its title; by its place where the title has no Latin letters. */
export const slugOf = (title: string, index: number): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `part-${index + 1}`;
