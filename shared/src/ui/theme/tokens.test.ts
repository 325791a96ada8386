import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as theme from '.';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const colors = new Map([...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
const pairs = [...css.matchAll(/^ \* {3}([\w-]+) on ([\w-]+) ([\d.]+)$/gm)];

test('every allowed pair of colors reaches 4.5 : 1, and its documented ratio', () => {
  expect(pairs.length).toBeGreaterThan(25);
  for (const [line, text, ground, stated] of pairs) {
    const ratio = contrast(hex(text), hex(ground));
    expect({ line, isReadable: ratio >= 4.5, ratio: ratio.toFixed(1) }).toEqual({
      line,
      isReadable: true,
      ratio: stated,
    });
  }
});

test('the border of a control reaches 3 : 1 on every light background', () => {
  for (const ground of ['surface', 'sand', 'sand-deep']) {
    expect(contrast(hex('line-strong'), hex(ground))).toBeGreaterThanOrEqual(3);
  }
});

test('every variable that the theme exports is declared', () => {
  const declared = new Set([...css.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name));
  const used = [...JSON.stringify(theme).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

test('distances are multiples of 8 px, halves included', () => {
  expect(theme.space(2.5)).toBe('calc(var(--space) * 2.5)');
});

test('breakpoints are 480, 768, 1024 and 1200 px, each part of the narrower side', () => {
  const breakpoints: readonly Parameters<typeof theme.media.below>[0][] = [480, 768, 1024, 1200];
  expect(breakpoints.map((one) => [theme.media.below(one), theme.media.above(one)])).toEqual(
    [480, 768, 1024, 1200].map((px) => [`@media (max-width: ${px}px)`, `@media (min-width: ${px + 0.02}px)`]),
  );
});

test('no component has its own color or length', () => {
  const kit = join(__dirname, '..');
  const files = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx?)$/.test(file));
  const own = files.filter((file) => !file.startsWith('theme') && !file.includes('.test.'));
  const offenders = own.filter((file) =>
    /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|\d(px|rem)\b/i.test(readFileSync(join(kit, file), 'utf8')),
  );
  expect(offenders).toEqual([]);
});

function hex(name: string | undefined): string {
  const value = colors.get(name ?? '');
  if (!value) throw new Error(`tokens.css declares no colour '${name}'.`);
  return value;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(value: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
