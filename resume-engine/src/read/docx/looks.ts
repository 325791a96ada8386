import { childOf, valueOf, type XmlNode } from './xml';

/** How a run of text looks; what is not said is left to the level above. */
export interface Look {
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isHidden?: boolean;
  /** Points. */
  readonly size?: number;
  readonly font?: string;
  readonly color?: string;
}

/** Look that a `w:rPr` says. */
export function lookOf(properties: XmlNode | undefined): Look {
  if (!properties) return {};
  const size = Number(valueOf(properties, 'sz')) / 2;
  const color = valueOf(properties, 'color');
  const font = fontOf(childOf(properties, 'rFonts'));
  return {
    ...defined('isBold', switched(properties, 'b')),
    ...defined('isItalic', switched(properties, 'i')),
    ...defined('isHidden', switched(properties, 'vanish')),
    ...defined('size', size > 0 ? size : undefined),
    ...defined('font', font),
    ...defined('color', color && /^[\da-f]{6}$/iu.test(color) ? `#${color.toLowerCase()}` : undefined),
  };
}

/** A switch is on when it stands without a value; undefined when it does not stand. */
export function switched(properties: XmlNode | undefined, name: string): boolean | undefined {
  const node = childOf(properties, name);
  return node && !['0', 'false', 'off', 'none'].includes(node.attributes['val'] ?? '');
}

function fontOf(fonts: XmlNode | undefined): string | undefined {
  const { ascii, hAnsi, cs, asciiTheme } = fonts?.attributes ?? {};
  return ascii ?? hAnsi ?? cs ?? asciiTheme;
}

/** A property, or nothing when it is not said: then it must not cover what is said above. */
export const defined = <K extends string, T>(name: K, value: T | undefined): { readonly [key in K]?: T } =>
  value === undefined ? {} : ({ [name]: value } as { readonly [key in K]: T });
