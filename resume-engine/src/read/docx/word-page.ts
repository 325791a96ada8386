import type { ItemSource, TablePlace } from '../../document/item';
import type { PlacedItem } from '../raw-document';
import type { Picture, WordLink } from './blocks';
import type { FlowLine } from './line-builder';
import type { FlowPlace } from './column-flow';

/** Limit of pieces; the rest of a hostile document is ignored. */
const MAX_ITEMS = 20_000;

function comparePaths(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}

/** Laid-out content so far. */
export class WordPages {
  place: TablePlace | undefined;
  hasHeading = false;
  readonly #parts: { readonly item: PlacedItem; readonly path: readonly number[] }[] = [];
  #path: readonly number[] = [0];
  #tables = 0;
  readonly pictures: { readonly page: number; readonly area: number }[] = [];
  readonly #links = new Map<WordLink, { page: number; text: string }>();

  get isFull() {
    return this.#parts.length >= MAX_ITEMS;
  }

  /** The texts, each with the number of the column it belongs to if the document has columns. */
  get items(): PlacedItem[] {
    const keys = new Map<string, readonly number[]>();
    for (const { path, item } of this.#parts) if (item.stretch !== undefined) keys.set(path.join(' '), path);
    const order = [...keys].sort(([, one], [, other]) => comparePaths(one, other)).map(([key]) => key);
    const numbers = new Map(order.map((key, index) => [key, index]));
    return this.#parts.map(({ item: { stretch, ...item }, path }) =>
      stretch === undefined || order.length < 2 ? item : { ...item, stretch: numbers.get(path.join(' '))! },
    );
  }

  nextTable(): number {
    return (this.#tables += 1);
  }

  /** Begins a layout table; the returned function ends it. */
  enterColumns(): () => void {
    const outer = this.#path;
    const before = outer.at(-1)!;
    this.#path = [...outer.slice(0, -1), before + 1, 0, 0, 0];
    return () => {
      this.#path = [...outer.slice(0, -1), before + 2];
    };
  }

  /** Continues in a column of a layout table; bands are read one below the other. */
  enterColumn(band: number, column: number) {
    this.#path = [...this.#path.slice(0, -3), band, column, 0];
  }

  get links() {
    return [...this.#links].map(([{ url }, { page, text }]) => ({ url, page, text: text.trim() }));
  }

  addLine(line: FlowLine, place: FlowPlace, source: ItemSource) {
    for (const { text, x, width, look, link } of line.segments) {
      if (link) this.#addLink(link, place.page, text);
      const size = look.size ?? line.size;
      const item: PlacedItem = {
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
        ...(this.place === undefined ? {} : { place: this.place }),
      };
      this.#parts.push({ item, path: [place.stretch ?? 0, ...this.#path] });
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
