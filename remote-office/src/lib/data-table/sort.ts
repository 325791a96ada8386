/** The order of a list; `id` is a column. */
export interface Sort {
  readonly id: string;
  readonly isDescending: boolean;
}

/** Parses the query parameter `sort`: `title`, or `-title` for descending. */
export const parseSort = (text: string): Sort => ({
  id: text.replace(/^-/, ''),
  isDescending: text.startsWith('-'),
});

/** The parameter for an order. */
export const sortText = ({ id, isDescending }: Sort): string => (isDescending ? `-${id}` : id);
