interface Look {
  readonly size?: number;
  readonly font?: string;
  readonly isBold?: boolean;
}

/**
 * Approximate letter widths of Helvetica in thousandths of the size: enough to estimate line
 * breaks.
 */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[ijltfI.,:;'|!()[\]{}/\\`]/u, 280],
  [/\s/u, 278],
  [/[mwMW@%—]/u, 850],
  [/[A-Z&]/u, 680],
  [/[a-z\d$#?+=<>~_–-]/u, 545],
  [/\p{M}/u, 0],
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u, 1000],
];

const known = new Map<string, number>();

function letterWidth(letter: string): number {
  let width = known.get(letter);
  if (width === undefined) {
    width = CLASSES.find(([letters]) => letters.test(letter))?.[1] ?? 580;
    if (known.size < 5_000) known.set(letter, width);
  }
  return width;
}

/** Approximate width of a text in points in common fonts. */
export function textWidth(text: string, { size = 10, font = '', isBold = false }: Look): number {
  const narrow = /calibri|times|garamond|cambria|georgia|minor|major/iu.test(font) ? 0.91 : 1;
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return (width / 1_000) * size * narrow * (isBold ? 1.05 : 1);
}
