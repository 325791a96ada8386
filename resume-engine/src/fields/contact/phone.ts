import type { Link } from '../../document/document';
import type { Field } from '../../document/span';
import { fieldOf, spanOf } from '../evidence';
import type { PlacedLine, Zone } from './contact-input';
import { numbersOf, regionsFor, type FoundNumber } from './phone-numbers';

const LABEL =
  /(?:\b(?:phone|mobile|mob|tel|telephone|ph|cell|cellphone|contact|call|whats ?app|handphone|hp|m|p|t|c|mobil|tél|teléfono|telefone|telemóvel|celular|telefon|móvil|portable)\b|[☎📞📱✆])[^\p{L}\p{N}+]{0,3}(?:\(?(?:no|number|nos|num|m|home|personal|primary|india)\b\.?\)?)?[^\p{L}\p{N}+(]{0,6}$/iu;
const OTHER_LABEL =
  /\b(?:fax|father|mother|spouse|guardian|emergency|alternate|alternative|office|work|reference|landline|residence|resi|res)\b[^\p{N}]{0,20}$/iu;
const ZONES: Readonly<Record<Zone, number>> = { header: 5, furniture: 4, personal: 2.5, body: 0, references: -6 };

interface Candidate extends FoundNumber {
  readonly placed: PlacedLine;
  readonly isLabeled: boolean;
  readonly score: number;
}

interface Around {
  readonly links: readonly Link[];
  readonly location?: string;
}

export function readPhone(placed: readonly PlacedLine[], { links, location }: Around): Field<string> | undefined {
  const regions = regionsFor(location);
  const dialled = new Set(
    links.filter(({ url }) => /^(?:tel|callto):/i.test(url)).map(({ url }) => digitsOf(url).slice(-8)),
  );
  const candidates = placed.flatMap((entry, index) =>
    numbersOf(withRest(entry.line.text, placed[index + 1]?.line.text ?? ''), regions).map((number): Candidate => {
      const before = entry.line.text.slice(Math.max(0, number.from - 40), number.from);
      const isLabeled = LABEL.test(before);
      return { ...number, placed: entry, isLabeled, score: scoreOf({ entry, number, before, isLabeled }) };
    }),
  );
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < 2) return undefined;
  const confirmations = Number(best.isLabeled) + Number(dialled.has(digitsOf(best.raw).slice(-8)));
  const spans = [spanOf(best.placed.line, best.from, best.to)];
  return fieldOf({
    value: best.raw,
    raw: best.raw,
    spans,
    rule: best.isValid ? 'phone:valid' : 'phone:possible',
    confirmations,
  });
}

/** What the next line adds to a number that continues there: `+91 98726` over `40518`. */
function withRest(text: string, next: string): string {
  const start = /(?:\+|\b00)\d[\d\s()-]{1,12}$/.exec(text)?.[0] ?? '';
  const rest = /^\d[\d\s-]{1,11}(?=\D|$)/.exec(next)?.[0].trim() ?? '';
  const digits = digitsOf(start + rest).length;
  return start && rest && digitsOf(start).length < 10 && digits >= 11 && digits <= 14 ? `${text} ${rest}` : text;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

interface Weighed {
  readonly entry: PlacedLine;
  readonly number: FoundNumber;
  readonly before: string;
  readonly isLabeled: boolean;
}

function scoreOf({ entry, number, before, isLabeled }: Weighed): number {
  const label = (isLabeled ? 2 : 0) - (OTHER_LABEL.test(before) ? 3 : 0);
  const shape = (number.isValid ? 2 : 0) + (number.hasCountry ? 0.5 : 0);
  return (
    ZONES[entry.zone] +
    label +
    shape -
    0.05 * Math.min(entry.depth, 20) -
    0.001 * number.from -
    0.3 * (entry.line.page - 1)
  );
}
