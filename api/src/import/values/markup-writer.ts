import { markup } from '../../html';

/** Tags that stay, under the name they stay by. */
const KEPT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ p: 'p', ul: 'ul', ol: 'ol', li: 'li', strong: 'strong', em: 'em', b: 'strong', i: 'em' },
    ...{ h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p', blockquote: 'p' },
  }),
);
/** Tags that go with everything in them: none of it was text for a reader. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style template noscript iframe object embed applet svg math head title textarea select button audio video canvas'.split(
    ' ',
  ),
);
const BLOCKS: ReadonlySet<string> = new Set(
  'div section article header footer main aside table tr dl dt dd pre hr figure'.split(' '),
);
const DEEPEST = 16;
const BLANK_ELEMENT = /<(p|li|ul|ol|strong|em)>(?:\s|<br>)*<\/\1>/g;

/**
 * Writes what is left of an HTML text: of tags only the eight we keep, never an attribute, always closed; everything else is text and escaped.
 * Nothing it is given can come out as other markup, because no part of the source is copied into a tag.
 */
export class MarkupWriter {
  #html = '';
  #text = '';
  readonly #open: string[] = [];
  #dropping = 0;

  open(name: string): void {
    if (DROPPED.has(name)) this.#dropping += 1;
    if (this.#dropping > 0) return;
    if (name === 'br') {
      this.#html += '<br>';
      this.#text += '\n';
      return;
    }
    if (BLOCKS.has(name)) this.#text += '\n';
    const kept = KEPT.get(name);
    if (kept) this.#openKept(kept === 'li' && !this.#isInList() ? 'p' : kept);
  }

  text(text: string): void {
    if (this.#dropping > 0) return;
    this.#html += markup`${text}`.source;
    this.#text += text.replace(/\s+/g, ' ');
  }

  close(name: string): void {
    if (DROPPED.has(name)) this.#dropping = Math.max(0, this.#dropping - 1);
    if (this.#dropping > 0) return;
    if (BLOCKS.has(name)) this.#text += '\n';
    const kept = KEPT.get(name);
    if (kept && this.#open.includes(kept)) this.#closeTo(this.#open.lastIndexOf(kept));
  }

  end(): { html: string; text: string } {
    this.#closeTo(0);
    return { html: withoutBlanks(this.#html).trim(), text: this.#text.replace(/\n• *(?=\n|$)/g, '') };
  }

  #openKept(tag: string): void {
    const isBlock = tag !== 'strong' && tag !== 'em';
    // A paragraph holds no block, and nothing may stand inside itself without end.
    if (isBlock && this.#open.includes('p')) this.#closeTo(this.#open.lastIndexOf('p'));
    if (this.#open.length >= DEEPEST) return;
    this.#open.push(tag);
    this.#html += `<${tag}>`;
    if (tag === 'li') this.#text += '\n• ';
    else if (isBlock) this.#text += tag === 'p' && !this.#isInList() ? '\n\n' : '\n';
  }

  #closeTo(depth: number): void {
    while (this.#open.length > depth) {
      const tag = this.#open.pop() ?? '';
      this.#html += `</${tag}>`;
      if (tag !== 'strong' && tag !== 'em' && tag !== 'li') this.#text += '\n';
    }
  }

  #isInList(): boolean {
    return this.#open.includes('ul') || this.#open.includes('ol');
  }
}

// Three times, because an emptied list item may leave an empty list.
const withoutBlanks = (html: string) =>
  html.replace(BLANK_ELEMENT, '').replace(BLANK_ELEMENT, '').replace(BLANK_ELEMENT, '');
