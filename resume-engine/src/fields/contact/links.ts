import type { Link } from '../../document/document';
import type { Field } from '../../document/span';
import { parse } from 'tldts';
import { fieldOf, spanOf, type Rule } from '../evidence';
import type { PlacedLine } from './contact-input';

const URL_IN_TEXT =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/)?(?:www\.)?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}(?:\/[^\s|,;•·<>()]{0,200})?/giu;
const PLACES_OF_LINKS: readonly PlacedLine['zone'][] = ['header', 'furniture', 'personal'];

/** Web pages of the person: LinkedIn, GitHub, a portfolio; as printed, otherwise as linked. */
export function readLinks(placed: readonly PlacedLine[], links: readonly Link[]): Field<string>[] {
  const fields = new Map<string, Field<string>>();
  for (const { line, zone } of placed) {
    if (zone === 'references') continue;
    for (const match of line.text.matchAll(URL_IN_TEXT)) {
      const value = match[0].replace(/[.,;:]+$/, '');
      const rule = ruleOf(value);
      if (!isAddress(value) || (rule === 'link:other' && !PLACES_OF_LINKS.includes(zone))) continue;
      const key = keyOf(value);
      const spans = [spanOf(line, match.index, match.index + value.length)];
      if (!fields.has(key)) fields.set(key, fieldOf({ value, raw: value, spans, rule }));
    }
  }
  for (const { url } of links) {
    const rule = ruleOf(url);
    if (/^https?:/i.test(url) && rule !== 'link:other' && !fields.has(keyOf(url)))
      fields.set(keyOf(url), fieldOf({ value: url, raw: url, spans: [], rule }));
  }
  return [...fields.values()];
}

const keyOf = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#]+$/, '');

function ruleOf(url: string): Rule {
  if (/(?:^|[/.])linkedin\.com\/(?:in|pub)\//i.test(url)) return 'link:linkedin';
  return /(?:^|[/.])(?:github\.com\/[\w-]|github\.io)/i.test(url) ? 'link:github' : 'link:other';
}

function isAddress(value: string): boolean {
  const { isIcann, domain, publicSuffix } = parse(value);
  if (isIcann !== true || domain === null) return false;
  return (
    /^https?:|^www\.|\//i.test(value) ||
    (/^(?:com|in|io|dev|me|org|net|co|co\.in|app|ai|tech|design|page|site|xyz|info)$/.test(publicSuffix ?? '') &&
      value === value.toLowerCase() &&
      !/^(?:asp|node|vue|react|next|socket|express|b|m)\./.test(value))
  );
}
