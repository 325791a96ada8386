import { PAGE_DATA_ID } from '@kadam/shared/contract/page-data';
import { Html, markup } from '../../html';

export interface ItemDocument {
  readonly title: string;
  readonly description: string;
  /** Absolute URL; absent if search engines should not index the page. */
  readonly canonical?: string;
  readonly structuredData?: object;
  /** Readable without scripts; the code of the page replaces it. */
  readonly text: Html;
  /** The data that the page would request first. */
  readonly pageData?: object;
}

/** A composed document (release/src/operations/compose) with the content of one item. */
export function fillDocument(composed: string, item: ItemDocument): string {
  const { title, description, canonical, structuredData, text, pageData } = item;
  const head = [
    canonical === undefined
      ? markup`<meta name="robots" content="noindex">`
      : markup`<link rel="canonical" href="${canonical}"><meta property="og:url" content="${canonical}">`,
    ...(structuredData ? [jsonBlock(markup`type="application/ld+json"`, structuredData)] : []),
  ];
  const data = pageData ? jsonBlock(markup`type="application/json" id="${PAGE_DATA_ID}"`, pageData).source : '';
  const replacements: [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, markup`<title>${title}</title>`.source],
    [/<meta name="description"[^>]*>/, markup`<meta name="description" content="${description}">`.source],
    [/<meta property="og:title"[^>]*>/, markup`<meta property="og:title" content="${title}">`.source],
    [/<meta property="og:description"[^>]*>/, markup`<meta property="og:description" content="${description}">`.source],
    [/(?=<\/head>)/, head.map(({ source }) => source).join('')],
    [/(?<=<main id="prerendered">)(?=<\/main>)/, text.source],
    [/(?=<\/body>)/, data],
  ];
  // A function, because "$&" has a special meaning in a replacement text.
  return replacements.reduce((document, [place, put]) => document.replace(place, () => put), composed);
}

/**
 * A composed document of a page without prerendered content, with text for readers without scripts
 * and additions to its head.
 */
export const fillSummary = (composed: string, { text, head }: { text: Html; head: Html }): string =>
  composed
    .replace(/(?<=<noscript>\s*)<div class="document-text">[^]*?<\/div>/, () => text.source)
    .replace(/(?=<\/head>)/, () => head.source);

// A script block ends at the first "</script", so the text must not contain "<".
export const jsonBlock = (attributes: Html, content: object): Html =>
  markup`<script ${attributes}>${new Html(JSON.stringify(content).replaceAll('<', '\\u003c'))}</script>`;
