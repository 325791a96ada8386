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
  /**
   * Pages for members ask visitors to log in and are not indexed by search engines. Pages for the
   * staff are only loaded for the staff of the office, and are never prerendered.
   */
  readonly access: 'public' | 'member' | 'staff';
  /** Whether the remote's build prerenders this page. */
  readonly prerender: boolean;
}

/**
 * Where the host shows links of remotes. `navigation` is the header and the drawer of narrow
 * windows, `account` the menu of the signed-in member.
 */
export const LINK_PLACES = [
  ...(['navigation', 'drawer', 'account'] as const),
  ...(['footer-categories', 'footer-important', 'footer-start', 'footer-legal'] as const),
] as const;

/** Icons of the host for links in the account menu. */
export const LINK_ICONS = ['dashboard', 'person', 'briefcase'] as const;

/** A link that a remote contributes to the host's navigation. */
export interface PageLink {
  readonly place: (typeof LINK_PLACES)[number];
  readonly label: string;
  /** Path of one of the remote's pages, with an optional query. */
  readonly to: string;
  /** Links of a place are sorted by this number, then by label. */
  readonly order: number;
  /** Absent if everyone sees it. */
  readonly audience?: 'members' | 'visitors' | 'staff' | undefined;
  readonly icon?: (typeof LINK_ICONS)[number] | undefined;
}

/** A component that a remote contributes to pages of other remotes. */
export interface PageExtension {
  /** Name of a slot that the host offers, such as `job.aside`. */
  readonly slot: string;
  /** Exposed module: `./job-courses` is `src/extensions/job-courses.tsx`. */
  readonly module: string;
  /** Extensions of a slot are sorted by this number, then by remote. */
  readonly order: number;
}

/** `routes.json`: the public interface of a remote. `name` is `jobs` for `remote-jobs`. */
export interface RoutesFile {
  readonly name: string;
  /** None if absent. */
  readonly links?: readonly PageLink[] | undefined;
  /** None if absent. */
  readonly extensions?: readonly PageExtension[] | undefined;
  readonly pages: readonly PageRoute[];
}

/** A path with unnamed parameters, to compare paths that match the same URLs. */
export const pathShape = (path: string): string => path.replace(/:\w+/g, '_');

/** Path of a page's document below the folder of documents. */
export const documentPath = ({ path }: Pick<PageRoute, 'path'>): string =>
  `${pathShape(path)}/index.html`.replace(/^\/+/, '');

/** Document for unknown URLs, sent with status 404. */
export const NOT_FOUND_DOCUMENT = 'not-found.html';
