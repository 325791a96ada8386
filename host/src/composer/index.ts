import { BRAND } from '@kadam/shared/contract/brand';
import {
  COMPOSER_INTERFACE,
  documentPath,
  NOT_FOUND_DOCUMENT,
  type Composer,
  type ComposedRemote,
} from '@kadam/shared/remote';
import { publicPaths, robotsText } from './crawlers';
import { documentWriter } from './document';
import type { DocumentPage } from './head';
import { templateProblem } from './template';

/** Part of the host's release; run by the release tool to write the documents. */
const composer: Composer = {
  version: COMPOSER_INTERFACE,
  compose({ host, remotes, canary, trust, publicUrl = BRAND.url }) {
    const problem = templateProblem(host.template, host.assets);
    if (problem) throw new Error(problem);
    const write = documentWriter({ host, remotes, canary, trust, publicUrl });
    const pages = remotes.flatMap(pagesOf);
    const routes = remotes.flatMap(({ release }) => release.pages);
    return {
      [NOT_FOUND_DOCUMENT]: write(null),
      ...Object.fromEntries(pages.map((page) => [documentPath(page.route), write(page)])),
      'public-paths.json': JSON.stringify(publicPaths(routes)),
      'robots.txt': robotsText(routes, publicUrl),
    };
  },
};

// The stylesheet of a prerendered page is missing too, so its markup would be unstyled.
const pagesOf = ({ release, prerendered, isMissing }: ComposedRemote): NonNullable<DocumentPage>[] =>
  release.pages.map((route) => ({
    route,
    remote: release,
    isMissing,
    prerendered: isMissing ? undefined : prerendered[route.module],
  }));

export const { version, compose } = composer;
