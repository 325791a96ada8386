import type { ItemSource } from '../../document/item';
import type { PlacedItem } from '../raw-document';
import type { Picture, WordLink } from './blocks';
import type { FlowLine } from './line-builder';
import type { FlowPlace } from './column-flow';

/** Limit of pieces; the rest of a hostile document is ignored. */
const MAX_ITEMS = 20_000;

/** Laid-out content so far. */
export class WordPages {
  readonly items: PlacedItem[] = [];
  readonly pictures: { readonly page: number; readonly area: number }[] = [];
  readonly #links = new Map<WordLink, { page: number; text: string }>();

  get isFull() {
    return this.items.length >= MAX_ITEMS;
  }

  get links() {
    return [...this.#links].map(([{ url }, { page, text }]) => ({ url, page, text: text.trim() }));
  }

  addLine(line: FlowLine, place: FlowPlace, source: ItemSource) {
    for (const { text, x, width, look, link } of line.segments) {
      if (link) this.#addLink(link, place.page, text);
      const size = look.size ?? line.size;
      this.items.push({
        page: place.page,
        x: place.x + x,
        y: place.y,
        width,
        height: size,
        size,
        isBold: look.isBold ?? false,
        isItalic: look.isItalic ?? false,
        font: look.font ?? '',
        ...(look.color ? { color: look.color } : {}),
        text,
        source,
        ...(place.stretch === undefined ? {} : { stretch: place.stretch }),
      });
    }
  }

  addPicture({ width, height, link }: Picture, page: number) {
    this.pictures.push({ page, area: width * height });
    if (link) this.#addLink(link, page, '');
  }

  #addLink(link: WordLink, page: number, text: string) {
    const known = this.#links.get(link);
    this.#links.set(link, { page: known?.page ?? page, text: `${known?.text ?? ''}${known ? ' ' : ''}${text}` });
  }
}
