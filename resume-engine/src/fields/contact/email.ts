import { parse } from 'tldts';
import type { Link } from '../../document/document';
import type { Field } from '../../document/span';
import { fieldOf, spanOf, type Rule } from '../evidence';
import type { PlacedLine, Zone } from './contact-input';

const ADDRESS =
  /(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+'-]{1,64})(\s?(?:@|[([]at[)\]])\s?)([\p{L}\p{N}-]{1,63}(?:\s?\.\s?[\p{L}\p{N}-]{1,63}){0,4})/giu;
const LABEL = /^(?:e-?mail(?:-?id)?|mail|id|gmail)[-–_.]+(?=[\p{L}\p{N}])/iu;
const LABEL_BEFORE = /\b(?:e-?mail|mail)\b[^\p{L}]{0,6}(?:id\b|address\b)?[^\p{L}\p{N}]{0,4}$/iu;
const OTHER_PERSON = /\b(?:reference|referee|reporting|manager|supervisor|father|guardian|spouse)\b/i;
const ZONES: Readonly<Record<Zone, number>> = { header: 5, furniture: 4, personal: 3, body: 1, references: -6 };

interface Candidate {
  readonly placed: PlacedLine;
  readonly from: number;
  readonly to: number;
  readonly value: string;
  readonly isJoined: boolean;
  readonly score: number;
}

/** The owner's email address: the best placed one, from the text or a link. */
export function readEmail(placed: readonly PlacedLine[], links: readonly Link[]): Field<string> | undefined {
  const linked = links.map(linkedAddress).filter((address) => address !== undefined);
  const candidates = placed.flatMap((entry, index) => addressesOf(entry, placed[index + 1]));
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  if (best && best.score > 0) return asField(best, linked);
  const [address] = linked;
  return address === undefined ? undefined : fieldOf({ value: address, raw: address, spans: [], rule: 'email:link' });
}

function asField({ placed, from, to, value, isJoined, score }: Candidate, linked: readonly string[]): Field<string> {
  const whole = linked.find((address) => isPartOf(value.toLowerCase(), address));
  const rule: Rule = isJoined || whole !== undefined ? 'email:joined' : 'email:text';
  const confirmations = Number(linked.includes((whole ?? value).toLowerCase())) + Number(score > 5);
  const raw = placed.line.text.slice(from, to);
  return fieldOf({ value: whole ?? value, raw, spans: [spanOf(placed.line, from, to)], rule, confirmations });
}

/** A narrow column breaks an address anywhere; the link behind it is whole. */
const isPartOf = (part: string, whole: string) =>
  part.length < whole.length && (whole.startsWith(part) || whole.endsWith(part));

function linkedAddress({ url }: Link): string | undefined {
  const address = /^mailto:([^?]+)/i.exec(url)?.[1]?.trim().toLowerCase();
  return address !== undefined && validDomain(address.slice(address.indexOf('@') + 1)) ? address : undefined;
}

function addressesOf(placed: PlacedLine, next: PlacedLine | undefined): Candidate[] {
  const { text } = placed.line;
  if (!/@|[([]at[)\]]/i.test(text)) return [];
  return [...`${text}${restOf(text, next?.line.text ?? '')}`.matchAll(ADDRESS)].flatMap((match) => {
    const found = read(match);
    if (found === undefined) return [];
    const from = match.index + found.skipped;
    const score = scoreOf(placed, { before: text.slice(Math.max(0, match.index - 40), match.index), from });
    return [
      {
        placed,
        from,
        to: Math.min(text.length, from + found.length),
        value: found.value,
        isJoined: found.isJoined,
        score,
      },
    ];
  });
}

/**
 * What the next line adds to an address that continues there: `asha.rao@`, `asha.rao@gmail.` and
 * `asha.rao@gmail.co` over `m`.
 */
function restOf(text: string, next: string): string {
  if (/(?:@|[([]at[)\]]|@[\p{L}\p{N}.-]{1,63}[.-])\s?$/iu.test(text)) return /^[a-z\d][^\s|,]*/.exec(next)?.[0] ?? '';
  const domain = /@([\p{L}\p{N}.-]{1,63})$/u.exec(text)?.[1];
  if (domain === undefined || !/^[a-z0-9.-]{1,40}$/.test(next)) return '';
  const isShort = /^\.?[a-z]{1,3}$/.test(next);
  return (isShort || !validDomain(domain)) && validDomain(domain + next) ? next : '';
}

function read([, local = '', at = '', domain = '']: RegExpMatchArray) {
  const skipped = LABEL.exec(local)?.[0].length ?? 0;
  const name = local.slice(skipped).replace(/^['.]+/, '');
  const [tight = ''] = domain.split(/\s/);
  const written = validDomain(tight) ? tight : longestValid(domain);
  if (written === undefined || name === '' || name.endsWith('.')) return undefined;
  const host = written.replace(/\s/g, '').replace(/\.$/, '');
  const isJoined = written.length !== host.length || at !== '@';
  return {
    value: `${name}@${host}`,
    skipped,
    isJoined,
    length: local.length - skipped + at.length + host.length + written.length - host.length,
  };
}

/** `gmail . com` without the rest of the sentence: the longest prefix that is a domain. */
function longestValid(domain: string): string | undefined {
  for (let parts = domain.split('.'); parts.length > 1; parts = parts.slice(0, -1))
    if (validDomain(parts.join('.').replace(/\s/g, ''))) return parts.join('.').trimEnd();
  return undefined;
}

function validDomain(domain: string): boolean {
  const { domain: registered, isIcann, publicSuffix } = parse(domain.replace(/\.$/, ''));
  return registered !== null && (isIcann === true || /^(?:example|test|local)$/.test(publicSuffix ?? ''));
}

function scoreOf({ line, zone, depth }: PlacedLine, { before, from }: { before: string; from: number }): number {
  const label = LABEL_BEFORE.test(before) ? 1 : 0;
  const other = OTHER_PERSON.test(before) && zone !== 'header' ? -4 : 0;
  return ZONES[zone] + label + other - 0.05 * Math.min(depth, 20) - 0.001 * from - 0.3 * (line.page - 1);
}
