import { Parser } from 'htmlparser2';
import { ValueError } from '../errors';

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

/** Tags that start a paragraph; a list item outside a list does too. */
const PARAGRAPHS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);
/** Tags that start and end a line. */
const BLOCKS: ReadonlySet<string> = new Set(
  'div section article header footer main aside table tr dl dt dd pre hr figure'.split(' '),
);
/** Tags that are removed with their content, because it is not text for readers. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style template noscript iframe object embed applet svg math head title textarea select button audio video canvas'.split(
    ' ',
  ),
);
const EMPTY_ITEM = /\n• *(?=\n|$)/g;

/** Writes HTML as text: paragraphs separated by blank lines, list items with bullets. */
class MarkupWriter {
  private written = '';
  private lists = 0;
  private dropping = 0;
  private isAtBullet = false;

  open(name: string): void {
    if (DROPPED.has(name)) this.dropping += 1;
    if (this.dropping > 0) return;
    if (name === 'br' || BLOCKS.has(name)) this.write('\n');
    else if (LISTS.has(name)) {
      this.lists += 1;
      this.write('\n');
    } else if (name === 'li' && this.lists > 0) {
      this.write('\n• ');
      this.isAtBullet = true;
    } else if ((name === 'li' || PARAGRAPHS.has(name)) && !this.isAtBullet) {
      this.write(this.lists > 0 ? '\n' : '\n\n');
    }
  }

  text(text: string): void {
    if (this.dropping > 0) return;
    this.write(text.replace(/\s+/g, ' '));
  }

  close(name: string): void {
    if (DROPPED.has(name)) this.dropping = Math.max(0, this.dropping - 1);
    if (this.dropping > 0) return;
    if (LISTS.has(name)) this.lists = Math.max(0, this.lists - 1);
    if (BLOCKS.has(name) || LISTS.has(name) || PARAGRAPHS.has(name)) this.write('\n');
  }

  end(): string {
    return this.written.replace(EMPTY_ITEM, '');
  }

  private write(text: string): void {
    this.written += text;
    if (text.trim() !== '') this.isAtBullet = false;
  }
}
