import { BRAND } from '@kadam/shared/contract/brand';
import { releaseUrl, type PageRoute, type PrerenderedPage, type Release } from '@kadam/shared/remote';
import { previewPicture } from './preview-picture';
import { structuredDataTag } from './structured-data';
import { escapeHtml } from './template';

/** A page and the remote that holds it; null is the Not Found document. */
export type DocumentPage = {
  readonly route: PageRoute;
  readonly remote: Release;
  readonly prerendered?: PrerenderedPage | undefined;
  /** Its files are gone; asking for them would only fail twice. */
  readonly isMissing?: boolean;
} | null;

/** What all documents have in common. */
interface Site {
  /** Where people reach the portal. */
  readonly publicUrl: string;
  /** Address of the picture that previews show; undefined when the host brings none. */
  readonly picture: string | undefined;
}

/**
 * What `{{head}}` becomes: search engines, previews, styles, then hints for every script the first paint waits for.
 */
export function headTags(host: Release, page: DocumentPage, site: Site): string {
  const isIndexed = page?.route.access === 'public';
  return [
    ...(isIndexed ? previewTags(page, site) : ['<meta name="robots" content="noindex">']),
    ...host.styles.map((file) => tag('link', { rel: 'stylesheet', ...integrityOf(host, 'href', file) })),
    ...(page?.prerendered
      ? [tag('link', { rel: 'stylesheet', ...integrityOf(page.remote, 'href', page.prerendered.styles) })]
      : []),
    ...host.initial.filter((file) => file !== host.entry).map((file) => preloadTag(host, file)),
    ...(page && !page.isMissing ? pageHints(host, page) : []),
  ].join('\n    ');
}

/** What `{{scripts}}` becomes: the host's entry, which asks for the rest. */
export const scriptTags = (host: Release): string =>
  `${tag('script', { ...integrityOf(host, 'src', host.entry), crossorigin: 'anonymous', defer: true })}</script>`;

const pageHints = (host: Release, page: NonNullable<DocumentPage>): string[] => [
  ...pageScripts(page).map((file) => preloadTag(page.remote, file)),
  ...awaitedScripts(host, page.remote).map((file) => preloadTag(host, file)),
];

// A remote waits for the singletons from which it imports names. One that it takes as a whole comes when it is first called.
const awaitedScripts = ({ offers }: Release, { uses }: Release): string[] =>
  Object.entries(uses?.modules ?? {}).flatMap(([name, names]) =>
    names.length > 0 ? (offers?.modules[name]?.scripts ?? []) : [],
  );

const pageScripts = ({ route, remote }: NonNullable<DocumentPage>): string[] => [
  ...new Set([remote.entry, ...(remote.exposes[route.module] ?? [])]),
];

// The scripts are asked for with CORS and a hash; a hint that differs in either is not used and every file is fetched twice.
const preloadTag = (release: Release, file: string): string =>
  tag('link', { rel: 'preload', as: 'script', ...integrityOf(release, 'href', file), crossorigin: 'anonymous' });

function previewTags({ route }: NonNullable<DocumentPage>, { publicUrl, picture }: Site): string[] {
  const { title, description, path } = route;
  const url = `${publicUrl}${path}`;
  const properties = {
    ...{ 'og:site_name': BRAND.name, 'og:type': 'website', 'og:locale': 'en_IN' },
    ...{ 'og:title': title, 'og:description': description },
    ...(picture && previewPicture(`${publicUrl}${picture}`)),
  };
  const meta = [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    ...(picture ? [tag('meta', { name: 'twitter:card', content: 'summary_large_image' })] : []),
  ];
  // Behind a parameter stand many addresses; each page names its own when its data is there.
  if (path.includes(':')) return meta;
  return [
    tag('link', { rel: 'canonical', href: url }),
    ...meta,
    tag('meta', { property: 'og:url', content: url }),
    structuredDataTag(route, publicUrl),
  ];
}

const integrityOf = (release: Release, attribute: 'href' | 'src', file: string): Record<string, string> => ({
  [attribute]: releaseUrl(release.bundle, release.version, file),
  integrity: release.files[file]?.integrity ?? '',
});

function tag(name: string, attributes: Readonly<Record<string, string | true>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}="${escapeHtml(value)}"`,
  );
  return `<${[name, ...written].join(' ')}>`;
}
