import { BRAND } from '@kadam/shared/contract/brand';
import type { ComposedHost, PageLink, PageRoute, Release } from '@kadam/shared/remote';
import { documentWriter } from '../../../host/src/composer/document';
import type { DocumentPage } from '../../../host/src/composer/head';

export interface SingleRemote {
  readonly name: string;
  readonly pages: readonly PageRoute[];
  readonly links?: readonly PageLink[] | undefined;
}

/**
 * Returns a function that writes the documents of the bundle; without a page, the one of every
 * route, as in an ordinary single-page application.
 */
export function singleWriter(host: ComposedHost, remotes: readonly SingleRemote[]): (page: DocumentPage) => string {
  const { release, assets } = host;
  const named = [release.entry, ...release.styles, ...Object.values(assets)];
  // Chunks use webpack's own loader, without integrity.
  const files = Object.fromEntries(Object.entries(release.files).filter(([file]) => named.includes(file)));
  const template = host.template.replaceAll('{{title}}', BRAND.name).replaceAll('{{description}}', BRAND.tagline);
  const pages = remotes.map((remote) => ({ release: routesAlone(release, remote), previous: null }));
  return documentWriter({ host: { ...host, release: { ...release, files }, template }, remotes: pages });
}

const routesAlone = (single: Release, { name, pages, links }: SingleRemote): Release => ({
  ...single,
  bundle: name,
  pages,
  links,
  entry: '',
  files: {},
});
