import { BRAND } from '@kadam/shared/contract/brand';
import { type Html, markup } from '../html';

/**
 * A part of a mail: a paragraph, `lines` with their breaks, a quotation, named facts, or a link
 * with a note.
 */
export type MailPiece =
  | string
  | { readonly lines: string }
  | { readonly quote: string }
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly link: { readonly label: string; readonly url: string }; readonly note?: string };

/** The same content as plain text and as simple HTML; all values are escaped. */
export function mailBody(pieces: readonly MailPiece[]): { text: string; html: string } {
  const signature = [BRAND.name, BRAND.legalName, [...BRAND.address.lines, BRAND.address.city].join(', ')];
  const text = [...pieces.map(toText), ['-- ', ...signature].join('\n')].join('\n\n');
  const { source } = markup`<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px 16px;background:#fbf7f0;color:#0c1716;font:16px/1.6 Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto">
${pieces.map(toHtml)}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e4dfd6;color:#55625f;font-size:14px">${signature.map((line) => markup`${line}<br>`)}</p>
</div>
</body>
</html>
`;
  return { text: `${text}\n`, html: source };
}

function toText(piece: MailPiece): string {
  if (typeof piece === 'string') return piece;
  if ('lines' in piece) return piece.lines;
  if ('quote' in piece) return piece.quote.replace(/^/gm, '> ');
  if ('facts' in piece) return piece.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  const note = piece.note === undefined ? '' : `\n${piece.note}`;
  return `${piece.link.label}:${note}\n${piece.link.url}`;
}

function toHtml(piece: MailPiece): Html {
  if (typeof piece === 'string') return markup`<p style="margin:0 0 16px">${piece}</p>\n`;
  if ('lines' in piece) return markup`<p style="margin:0 0 16px;white-space:pre-line">${piece.lines}</p>\n`;
  if ('quote' in piece) return quoteHtml(piece.quote);
  if ('facts' in piece) {
    const lines = piece.facts.map(([name, value]) => markup`<strong>${name}:</strong> ${value}<br>`);
    return markup`<p style="margin:0 0 16px">${lines}</p>\n`;
  }
  const { label, url } = piece.link;
  const note = piece.note === undefined ? '' : markup`<br>${piece.note}`;
  return markup`<p style="margin:0 0 16px"><a href="${url}" style="color:#0e3b39;font-weight:bold">${label}</a>${note}</p>\n`;
}

const quoteHtml = (quote: string) =>
  markup`<blockquote style="margin:0 0 16px;padding-left:16px;border-left:4px solid #e4dfd6;white-space:pre-wrap">${quote}</blockquote>\n`;

/** Max length of a name in a mail: some names are messages to the recipient. */
const MAX_LENGTH = 40;

/**
 * The first line of a mail to a member. Anyone can sign up with a stranger's address and an
 * advertisement as the name, so the name is repeated only if it looks like one: letters with the
 * usual marks between them.
 */
export const greeting = (name: string): string => (isRepeatable(name) ? `Hello ${name},` : 'Hello,');

/** Whether a mail may repeat this name (`greeting`). */
export function isRepeatable(name: string): boolean {
  const isName =
    name.length <= MAX_LENGTH && /^\p{L}[\p{L}\p{M}]*(?:(?:\. |[ .'’-])\p{L}[\p{L}\p{M}]*)*\.?$/u.test(name);
  const hasAddress = /\p{L}\.\p{L}{2,}/u.test(name);
  return isName && !hasAddress;
}
