import { lookOf, type Look } from './looks';
import { formatOf, type ParagraphFormat } from './paragraph-format';
import { childOf, valueOf, type XmlNode } from './xml';

/** Label and indent of a list paragraph. */
export interface ListLabel {
  readonly text: string;
  readonly look: Look;
  readonly format: ParagraphFormat;
}

type Levels = ReadonlyMap<number, XmlNode>;

/** Counts the lists of a document; call once per paragraph, in order. */
export class Numbering {
  readonly #levels = new Map<string, Levels>();
  readonly #counts = new Map<string, number[]>();

  constructor(part: readonly XmlNode[]) {
    const all = part.find(({ name }) => name === 'numbering')?.children ?? [];
    const abstract = new Map(
      all
        .filter(({ name }) => name === 'abstractNum')
        .map((node) => [node.attributes['abstractNumId'], levelsOf(node)]),
    );
    for (const node of all.filter(({ name }) => name === 'num')) {
      const base = abstract.get(valueOf(node, 'abstractNumId')) ?? new Map<number, XmlNode>();
      this.#levels.set(node.attributes['numId'] ?? '', new Map([...base, ...overridesOf(node)]));
    }
  }

  next({ id, level }: { readonly id: string; readonly level: number }): ListLabel | undefined {
    const levels = this.#levels.get(id);
    const node = levels?.get(level);
    if (!levels || !node) return undefined;
    const counts = this.#counts.get(id) ?? [];
    this.#counts.set(id, counts);
    counts.length = Math.min(counts.length, level + 1);
    for (let at = 0; at <= level; at += 1) counts[at] ??= startOf(levels.get(at)) - (at === level ? 1 : 0);
    counts[level]! += 1;
    const look = lookOf(childOf(node, 'rPr'));
    return { text: labelText(node, levels, counts), look, format: formatOf(childOf(node, 'pPr')) };
  }
}

const levelsOf = (node: XmlNode): Levels =>
  new Map(
    node.children.filter(({ name }) => name === 'lvl').map((level) => [Number(level.attributes['ilvl'] ?? 0), level]),
  );

function overridesOf(node: XmlNode): [number, XmlNode][] {
  return node.children.flatMap((override): [number, XmlNode][] => {
    const level = override.name === 'lvlOverride' ? childOf(override, 'lvl') : undefined;
    return level ? [[Number(override.attributes['ilvl'] ?? 0), level]] : [];
  });
}

const startOf = (level: XmlNode | undefined) => Number(valueOf(level, 'start') ?? 1) || 0;

function labelText(node: XmlNode, levels: Levels, counts: readonly number[]): string {
  const format = valueOf(node, 'numFmt') ?? 'decimal';
  const text = valueOf(node, 'lvlText') ?? '';
  if (format === 'none') return '';
  if (format === 'bullet') return bulletText(text);
  return text.slice(0, 60).replace(/%([1-9])/gu, (_, digit: string) => {
    const at = Number(digit) - 1;
    return numeral(counts[at] ?? 1, valueOf(levels.get(at), 'numFmt') ?? 'decimal');
  });
}

/** Word's hollow bullet is an `o` in Courier; picture font glyphs are bullets. */
function bulletText(text: string): string {
  if (text === 'o') return '◦';
  return /[\u{e000}-\u{f8ff}§Øvüq]/u.test(text) ? '•' : text.trim() || '•';
}

function numeral(count: number, format: string): string {
  if (format.endsWith('Letter')) {
    const letter = String.fromCharCode(97 + ((Math.max(1, count) - 1) % 26));
    return format === 'upperLetter' ? letter.toUpperCase() : letter;
  }
  if (format.endsWith('Roman')) return format === 'upperRoman' ? roman(count).toUpperCase() : roman(count);
  return format === 'decimalZero' && count < 10 ? `0${count}` : String(count);
}

const ROMAN = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(count: number): string {
  let rest = Math.min(Math.max(count, 1), 399);
  let text = '';
  for (const [value, letters] of ROMAN) for (; rest >= value; rest -= value) text += letters;
  return text;
}
