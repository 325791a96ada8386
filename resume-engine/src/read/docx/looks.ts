import { childOf, valueOf, type XmlNode } from './xml';

/** Format of a text run; undefined properties are inherited. */
export interface Look {
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isHidden?: boolean;
  readonly size?: number;
  readonly font?: string;
  readonly color?: string;
}

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

/** A toggle without a value is on; undefined if absent. */
export function switched(properties: XmlNode | undefined, name: string): boolean | undefined {
  const node = childOf(properties, name);
  return node && !['0', 'false', 'off', 'none'].includes(node.attributes['val'] ?? '');
}

function fontOf(fonts: XmlNode | undefined): string | undefined {
  const { ascii, hAnsi, cs, asciiTheme } = fonts?.attributes ?? {};
  return ascii ?? hAnsi ?? cs ?? asciiTheme;
}

/** A property, omitted if undefined so that it does not override an inherited one. */
export const defined = <K extends string, T>(name: K, value: T | undefined): { readonly [key in K]?: T } =>
  value === undefined ? {} : ({ [name]: value } as { readonly [key in K]: T });
