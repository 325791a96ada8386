/**
 * Values count as equal when their folded texts are equal. The rules are those of the external
 * benchmark.
 */

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const present = /^(till now|till date|to date|present|current|currently|now|ongoing|today)$/;

export function foldText(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '')
    .toLowerCase();
}

export function foldDates(value: string): string {
  const ends = foldText(value).split(/\s+(?:-|to)\s+|(?<=[a-z0-9])-(?=[a-z])|(?<=\d{4})-(?=\d{4}$)/);
  return ends.map(foldDate).join(' - ');
}

function foldDate(end: string): string {
  const text = end
    .trim()
    .replace(/^(since|from)\s+/, '')
    .replace(/[,.]+(?=\s)/g, '');
  if (present.test(text)) return 'present';
  return namedMonth(text) ?? numberedMonth(text) ?? yearFirst(text) ?? text;
}

function namedMonth(text: string): string | undefined {
  const [, name = '', year = ''] = /^(?:\d{1,2}\s+)?([a-z]{3})[a-z]*\.?\s*['’]?\s*(\d{4}|\d{2})$/.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  return month > 0 ? `${year.length === 2 ? '20' : ''}${year}-${String(month).padStart(2, '0')}` : undefined;
}

function numberedMonth(text: string): string | undefined {
  const [, month, year] = /^(?:\d{1,2}[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return month && `${year}-${month.padStart(2, '0')}`;
}

function yearFirst(text: string): string | undefined {
  const [, year, month] = /^(\d{4})[/-](\d{1,2})(?:-\d{1,2})?$/.exec(text) ?? [];
  return month && `${year}-${month.padStart(2, '0')}`;
}

/** Digits without +91, +1 or leading zeros. */
export function foldPhone(value: string): string {
  const digits = value.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1);
  return digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits;
}

/** `B.S. in Physics` and `B.S. Physics` are the same degree. */
export function foldDegree(value: string): string {
  return foldText(value)
    .replace(/\bin\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Share of the words that two texts have in common: 0 to 1. */
export function dice(first: string, second: string): number {
  const words = (text: string) => new Set(text.match(/[a-z0-9+#]+/g) ?? []);
  const [a, b] = [words(first), words(second)];
  if (a.size === 0 || b.size === 0) return 0;
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size);
}
