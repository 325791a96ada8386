import { createHash } from 'node:crypto';
import { BRAND } from '@kadam/shared/contract/brand';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Html, markup } from '../html';
import { toFailure } from '../plugins/error-handler';
import { SECURITY_HEADERS } from '../plugins/headers';

/** Texts of a page that the API serves. */
export interface PageContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The form posts to the URL of the page; without it the page links back to the site. */
  readonly button?: string;
}

/** A self-contained page without scripts, for people who follow a link in a mail. */
export const renderPage = ({ title, paragraphs, button }: PageContent): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${`${title} | ${BRAND.name}`}</title>
${STYLE_ELEMENT}
</head>
<body>
<main>
<p><a class="brand" href="/">${BRAND.name}</a></p>
<h1>${title}</h1>
${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>\n`)}${button === undefined ? wayBack() : formWith(button)}
</main>
</body>
</html>
`.source;

// The form posts to the URL of the page, including its secret.
const formWith = (button: string): Html => markup`<form method="post"><button>${button}</button></form>`;

const wayBack = () => markup`<p><a href="/">Go to ${BRAND.name}</a></p>`;

const STYLE = `
:root { color: #0c1716; background: #fbf7f0; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { box-sizing: border-box; max-width: 34rem; margin: clamp(1rem, 10vh, 6rem) auto; padding: 1.5rem clamp(1.25rem, 6vw, 3rem) 2.5rem;
  background: #fff; border-top: 4px solid #f5a524; overflow-wrap: anywhere; }
h1 { margin: 1.5rem 0 1rem; color: #0e3b39; font-size: clamp(1.5rem, 1.2rem + 1.7vw, 2rem); line-height: 1.2; }
p { margin: 0 0 1rem; }
a { color: #0e3b39; }
a.brand { font-weight: 700; font-size: 1.25rem; text-decoration: none; }
button { width: 100%; min-height: 3rem; margin-top: 0.5rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 8px; background: #0e3b39; color: #fff;
  font: inherit; font-weight: 700; cursor: pointer; }
button:hover { background: #155350; }
:focus-visible { outline: 3px solid #0e3b39; outline-offset: 3px; }
@media (min-width: 30rem) { main { border-radius: 0 0 12px 12px; } button { width: auto; } }
`;
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

/** Allows the style and form of the page itself. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': SECURITY_HEADERS['content-security-policy']
    .replace("form-action 'none'", "form-action 'self'")
    .concat(`; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`),
} as const;

/** Sends an error as a page. */
export function sendErrorPage(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const { message } = toFailure(error, request, reply);
  reply.headers(PAGE_HEADERS).send(renderPage({ title: 'That did not work', paragraphs: [message] }));
}
