import { Parser } from 'htmlparser2';
import { ValueError } from '../errors';
import { MarkupWriter } from './markup-writer';

const MAX_LENGTH = 200_000;
const TAG =
  /<\/?(?:a|abbr|article|aside|b|big|blockquote|body|br|button|center|code|div|em|embed|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|li|link|main|math|meta|nav|object|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|u|ul|video)(?:[\s/][^<>]*)?>/i;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/** The text of HTML, also of HTML that was escaped once. Text such as "a < b" is unchanged. */
export function textOfMarkup(source: string): string {
  if (source.length > MAX_LENGTH)
    throw new ValueError(`has ${source.length} characters, which is too much to read. Shorten it.`);
  if (TAG.test(source)) return parsed(source);
  if (!source.includes('&')) return tidied(source);
  const unescaped = source.replace(ENTITY, character);
  return TAG.test(unescaped) ? parsed(unescaped) : tidied(unescaped);
}

function parsed(source: string): string {
  const writer = new MarkupWriter();
  const parser = new Parser(
    {
      onopentag: (name) => writer.open(name),
      ontext: (text) => writer.text(text),
      onclosetag: (name) => writer.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(source);
  return tidied(writer.end());
}

function character(entity: string): string {
  let text = '';
  new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true }).end(entity);
  return text;
}

const tidied = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
