import { BRAND } from '@kadam/shared/contract/brand';
import { releaseUrl, type PageRoute, type PrerenderedPage, type Release } from '@kadam/shared/remote';
import { previewPicture } from './preview-picture';
import { structuredDataTag } from './structured-data';
import { PAGE_PRELOADS_ID } from '../federation/page-preloads';
import { escapeHtml } from './template';

/** A page and its remote; null is the Not Found document. */
export type DocumentPage = {
  readonly route: PageRoute;
  readonly remote: Release;
  readonly prerendered?: PrerenderedPage | undefined;
  /** Its files are missing, so they are not preloaded. */
  readonly isMissing?: boolean;
} | null;

interface Site {
  /** Public origin of the portal. */
  readonly publicUrl: string;
  /** URL of the preview picture; undefined if the host has none. */
  readonly picture: string | undefined;
}

/**
 * Content of `{{head}}`: metadata, previews, styles, and preloads of scripts.
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
    ...pagePreloads(host, page),
  ].join('\n    ');
}

/** Content of `{{scripts}}`: the host's entry, which loads the rest. */
export function scriptTags(host: Release): string {
  // A deferred script has a low priority otherwise, as if it were needed after the preloads.
  const loading = { crossorigin: 'anonymous', defer: true, fetchpriority: 'high' } as const;
  return `${tag('script', { ...integrityOf(host, 'src', host.entry), ...loading })}</script>`;
}

/** Preloads of the page's scripts, in a template: the host's entry starts them. */
function pagePreloads(host: Release, page: DocumentPage): string[] {
  // The document of a page for the staff is public; its code is loaded once the host knows them.
  if (!page || page.isMissing || page.route.access === 'staff') return [];
  const preloads = [
    ...pageScripts(page).map((file) => preloadTag(page.remote, file, 'low')),
    ...awaitedScripts(host, page.remote).map((file) => preloadTag(host, file, 'low')),
  ];
  return [`<template id="${PAGE_PRELOADS_ID}">`, ...preloads, '</template>'];
}

// Only singletons from which the remote imports names; others are loaded on first use.
const awaitedScripts = ({ offers }: Release, { uses }: Release): string[] =>
  Object.entries(uses?.modules ?? {}).flatMap(([name, names]) =>
    names.length > 0 ? (offers?.modules[name]?.scripts ?? []) : [],
  );

const pageScripts = ({ route, remote }: NonNullable<DocumentPage>): string[] => [
  ...new Set([remote.entry, ...(remote.exposes[route.module] ?? [])]),
];

// A preload must match the script in CORS mode and integrity, or the file is fetched twice. A
// remote's own loader sets no mode; its entry is loaded by the host.
function preloadTag(release: Release, file: string, fetchpriority: 'auto' | 'low' = 'auto'): string {
  const isModule = release.entryType === 'module';
  const hasMode = isModule || !release.loadsOwnScripts || file === release.entry;
  return tag('link', {
    ...(isModule ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' }),
    ...integrityOf(release, 'href', file),
    ...(hasMode && ({ crossorigin: 'anonymous' } as const)),
    ...(fetchpriority === 'low' && { fetchpriority }),
  });
}

function previewTags({ route }: NonNullable<DocumentPage>, { publicUrl, picture }: Site): string[] {
  const { title, description, path } = route;
  const url = `${publicUrl}${path}`;
  const properties = {
    'og:site_name': BRAND.name,
    'og:type': 'website',
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    ...(picture && previewPicture(`${publicUrl}${picture}`)),
  };
  const meta = [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    ...(picture ? [tag('meta', { name: 'twitter:card', content: 'summary_large_image' })] : []),
  ];
  // A page with a parameter sets its canonical URL once its data is loaded.
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
