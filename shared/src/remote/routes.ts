/** One page of a remote in its `routes.json`. */
export interface PageRoute {
  /** Path with parameters as `:name` (`/jobs/:jobId`). */
  readonly path: string;
  /** Exposed module: `./jobs-page` is `src/pages/jobs-page.tsx`. */
  readonly module: string;
  /** For the document's head. */
  readonly title: string;
  readonly description: string;
  /** `none`: without header and footer. */
  readonly chrome: 'full' | 'none';
  /** Pages for members ask visitors to log in and are not indexed by search engines. */
  readonly access: 'public' | 'member';
  /** Whether the remote's build prerenders this page. */
  readonly prerender: boolean;
}

/** `routes.json`: the public interface of a remote. `name` is `jobs` for `remote-jobs`. */
export interface RoutesFile {
  readonly name: string;
  readonly pages: readonly PageRoute[];
}

/** A path with unnamed parameters, to compare paths that match the same URLs. */
export const pathShape = (path: string): string => path.replace(/:\w+/g, '_');

/** Path of a page's document below the folder of documents. */
export const documentPath = ({ path }: Pick<PageRoute, 'path'>): string =>
  `${pathShape(path)}/index.html`.replace(/^\/+/, '');

/** Document for unknown URLs, sent with status 404. */
export const NOT_FOUND_DOCUMENT = 'not-found.html';
