import type { Inline, Paragraph, TextRun, WordLink } from './blocks';
import { defined, type Look } from './looks';
import { textWidth } from '../../document/text-width';

/** A piece of a line and its distance from the left edge of the column. */
export interface Segment {
  x: number;
  width: number;
  text: string;
  readonly look: Look;
  readonly link?: WordLink;
}

export interface FlowLine {
  readonly segments: readonly Segment[];
  readonly size: number;
}

const DEFAULT_TAB = 36;
/** Widths are estimates: a tab that would leave less moves to the next stop. */
const MIN_GAP = 3;
/** That many consecutive spaces are for alignment, not word separators. */
const WORDS = /\s{3,}|\s{1,2}|\S+/gu;

/** Breaks a paragraph into lines of a width, including tabs and alignment. */
export class LineBuilder {
  readonly lines: FlowLine[] = [];
  readonly #paragraph: Paragraph;
  readonly #width: number;
  #segments: Segment[] = [];
  #at: number;
  #aligned: { readonly stop: number; readonly kind: 'right' | 'center'; readonly from: number } | undefined;
  #hasTab = false;

  constructor(paragraph: Paragraph, width: number) {
    this.#paragraph = paragraph;
    this.#width = Math.max(36, width - (paragraph.format.right ?? 0));
    this.#at = this.#left + (paragraph.format.first ?? 0);
  }

  get #left() {
    return Math.min(this.#paragraph.format.left ?? 0, Math.max(0, this.#width - 72));
  }

  add(inline: Inline) {
    if (inline.kind === 'text') for (const [word] of inline.text.matchAll(WORDS)) this.#addWord(word, inline);
    else if (inline.kind === 'tab') this.#addTab(inline.to);
    else if (inline.kind === 'line') this.endLine();
  }

  endLine() {
    this.#align();
    const segments = this.#segments.filter(({ text }) => text.trim() !== '');
    this.#shift(segments);
    const sizes = segments.map(({ look }) => look.size ?? this.#paragraph.size);
    this.lines.push({ segments, size: Math.max(...(sizes.length > 0 ? sizes : [this.#paragraph.size])) });
    this.#segments = [];
    this.#at = this.#left;
    this.#hasTab = false;
  }

  get isEmpty() {
    return this.#segments.length === 0;
  }

  #addWord(word: string, run: TextRun) {
    const width = textWidth(word, run.look);
    const isSpace = word.trim() === '';
    const room = this.#width - this.#at;
    if (!isSpace && !this.#aligned && width > room && !this.isEmpty) this.endLine();
    if (isSpace && this.isEmpty && this.lines.length > 0) return;
    if (!isSpace && width > this.#width && word.length > 40) return this.#addLongWord(word, run);
    this.#append(word, run, width);
  }

  #addLongWord(word: string, run: TextRun) {
    const count = Math.max(1, Math.floor((word.length * this.#width) / textWidth(word, run.look)));
    for (let from = 0; from < word.length; from += count) {
      if (from > 0) this.endLine();
      const part = word.slice(from, from + count);
      this.#append(part, run, textWidth(part, run.look));
    }
  }

  #append(text: string, { look, link }: TextRun, width: number) {
    const last = this.#segments.at(-1);
    const isGap = text.length > 2 && text.trim() === '';
    if (
      last &&
      !isGap &&
      last.link === link &&
      sameLook(last.look, look) &&
      Math.abs(last.x + last.width - this.#at) < 0.01
    ) {
      last.text += text;
      last.width += width;
    } else if (!isGap) {
      this.#segments.push({ x: this.#at, width, text, look, ...defined('link', link) });
    }
    this.#at += width;
  }

  #addTab(to?: 'left' | 'right' | 'center') {
    this.#align();
    this.#hasTab = true;
    const stop = to === undefined ? this.#nextStop() : { at: this.#edge(to), kind: to };
    const from = this.#segments.length;
    if (stop.kind === 'right' || stop.kind === 'center') this.#aligned = { stop: stop.at, kind: stop.kind, from };
    else this.#at = Math.max(this.#at + (this.isEmpty ? 0 : MIN_GAP), stop.at);
    this.#at += 0.02;
  }

  #edge(to: 'left' | 'right' | 'center') {
    return to === 'right' ? this.#width : to === 'center' ? this.#width / 2 : 0;
  }

  #nextStop() {
    const { tabs = [], first = 0 } = this.#paragraph.format;
    const cleared = new Set(tabs.filter(({ kind }) => kind === 'clear').map(({ at }) => Math.round(at)));
    const own = tabs.filter(({ at, kind }) => kind !== 'clear' && !cleared.has(Math.round(at)) && at > this.#at + 0.5);
    const hanging = first < 0 && this.#at < this.#left ? [{ at: this.#left, kind: 'left' as const }] : [];
    const [next] = [...own, ...hanging].sort((a, b) => a.at - b.at);
    const minimum = this.#at + MIN_GAP;
    return next ?? { at: (Math.floor(minimum / DEFAULT_TAB) + 1) * DEFAULT_TAB, kind: 'left' as const };
  }

  #align() {
    const aligned = this.#aligned;
    this.#aligned = undefined;
    const moved = aligned ? this.#segments.slice(aligned.from) : [];
    const [first] = moved;
    const last = moved.at(-1);
    if (!aligned || !first || !last) return;
    const width = last.x + trimmedWidth(last) - first.x;
    const start = aligned.stop - (aligned.kind === 'right' ? width : width / 2);
    const shift = Math.max(0, start - first.x);
    for (const segment of moved) segment.x += shift;
    this.#at += shift;
  }

  #shift(segments: readonly Segment[]) {
    const { align } = this.#paragraph.format;
    const last = segments.at(-1);
    if (!last || this.#hasTab || (align !== 'center' && align !== 'right')) return;
    const room = this.#width - (last.x + trimmedWidth(last));
    for (const segment of segments) segment.x += Math.max(0, align === 'right' ? room : room / 2);
  }
}

const trimmedWidth = ({ text, width, look }: Segment) =>
  width - textWidth(/\s*$/u.exec(text.slice(-10))?.[0] ?? '', look);

const sameLook = (a: Look, b: Look) =>
  a === b ||
  (Boolean(a.isBold) === Boolean(b.isBold) &&
    Boolean(a.isItalic) === Boolean(b.isItalic) &&
    a.size === b.size &&
    a.font === b.font &&
    a.color === b.color);
