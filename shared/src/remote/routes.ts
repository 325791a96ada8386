/** One page of a remote, as its `routes.json` declares it. */
export interface PageRoute {
  /** Path of the site; a parameter is `:name` (`/jobs/:jobId`). */
  readonly path: string;
  /** The exposed module, `./jobs-page`, which is `src/pages/jobs-page.tsx` of the remote. */
  readonly module: string;
  /** Title and description of the document, for people and search engines. */
  readonly title: string;
  readonly description: string;
  /** `none` stands without header and footer. */
  readonly chrome: 'full' | 'none';
  /** `member` pages ask visitors to log in (specification-decisions, row 27) and are kept out of search engines. */
  readonly access: 'public' | 'member';
  /** Whether the remote's build renders this page into its document. */
  readonly prerender: boolean;
}

/** `routes.json`: the public face of a remote. `name` is the word of its folder, `jobs` of `remote-jobs`. */
export interface RoutesFile {
  readonly name: string;
  readonly pages: readonly PageRoute[];
}

/** A path with its parameter made nameless: two paths of one shape answer the same addresses. */
export const pathShape = (path: string): string => path.replace(/:\w+/g, '_');

/** Where the document of a page lies below the folder of documents, as every server looks for it. */
export const documentPath = ({ path }: Pick<PageRoute, 'path'>): string =>
  `${pathShape(path)}/index.html`.replace(/^\/+/, '');

/** The document of an address that no page has; every server sends it with status 404. */
export const NOT_FOUND_DOCUMENT = 'not-found.html';
