/** Tags that begin a paragraph; a list item outside of any list is one too. */
const PARAGRAPHS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);
/** Tags that begin a line and end one. */
const BLOCKS: ReadonlySet<string> = new Set(
  'div section article header footer main aside table tr dl dt dd pre hr figure'.split(' '),
);
/** Tags that go with everything in them: none of it was text for a reader. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style template noscript iframe object embed applet svg math head title textarea select button audio video canvas'.split(
    ' ',
  ),
);
const EMPTY_ITEM = /\n• *(?=\n|$)/g;

/** Writes HTML as text: paragraphs separated by blank lines, list items with bullets. */
export class MarkupWriter {
  #text = '';
  #lists = 0;
  #dropping = 0;
  #isAtBullet = false;

  open(name: string): void {
    if (DROPPED.has(name)) this.#dropping += 1;
    if (this.#dropping > 0) return;
    if (name === 'br' || BLOCKS.has(name)) this.#write('\n');
    else if (LISTS.has(name)) {
      this.#lists += 1;
      this.#write('\n');
    } else if (name === 'li' && this.#lists > 0) {
      this.#write('\n• ');
      this.#isAtBullet = true;
    } else if ((name === 'li' || PARAGRAPHS.has(name)) && !this.#isAtBullet) {
      this.#write(this.#lists > 0 ? '\n' : '\n\n');
    }
  }

  text(text: string): void {
    if (this.#dropping > 0) return;
    this.#write(text.replace(/\s+/g, ' '));
  }

  close(name: string): void {
    if (DROPPED.has(name)) this.#dropping = Math.max(0, this.#dropping - 1);
    if (this.#dropping > 0) return;
    if (LISTS.has(name)) this.#lists = Math.max(0, this.#lists - 1);
    if (BLOCKS.has(name) || LISTS.has(name) || PARAGRAPHS.has(name)) this.#write('\n');
  }

  end(): string {
    return this.#text.replace(EMPTY_ITEM, '');
  }

  #write(text: string): void {
    this.#text += text;
    if (text.trim() !== '') this.#isAtBullet = false;
  }
}
