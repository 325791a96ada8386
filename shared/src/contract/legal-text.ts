import { BRAND } from './brand';
import { fillVariables } from './variables';

/**
 * One part of a legal text. Each line of `text` is a paragraph, and lines that begin with `- ` are
 * a list. Links are written as `Search jobs: /jobs`.
 */
export interface LegalPart {
  readonly title: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** A legal text; it may have variables such as `{{email}}`. */
export interface LegalText {
  /** Day from which it applies, such as 2026-11-20. */
  readonly effectiveFrom: string;
  readonly lead: string;
  readonly parts: readonly LegalPart[];
}

/** Variables of every legal text, with their meanings. */
export const COMPANY_VARIABLES = {
  company: 'Name of the company',
  'legal name': 'Legal name',
  'company number': 'Company number',
  'license number': 'Recruitment license number',
  address: 'Address on one line',
  city: 'City',
  state: 'State',
  email: 'Email of the company',
  phone: 'Phone of the company',
  'answer time': 'How soon you answer',
} as const;

/** Values of the variables of every legal text. */
export function companyValues(): Readonly<Record<keyof typeof COMPANY_VARIABLES, string>> {
  const { lines: street, city, state, postalCode, country } = BRAND.address;
  return {
    company: BRAND.name,
    'legal name': BRAND.legalName,
    'company number': BRAND.companyNumber,
    'license number': BRAND.recruitmentLicence,
    address: [...street, `${city} ${postalCode}`, state, country].join(', '),
    city,
    state,
    email: BRAND.email,
    phone: BRAND.phone.label,
    'answer time': BRAND.answerTime,
  };
}

/** The text with the values of its variables. */
export function filledText({ lead, parts, ...rest }: LegalText, values: Readonly<Record<string, string>>): LegalText {
  const fill = (text: string) => fillVariables(text, values);
  return {
    ...rest,
    lead: fill(lead),
    parts: parts.map(({ title, text, links }) => ({ title: fill(title), text: fill(text), links })),
  };
}

/** A paragraph, or the entries of a list. */
export type LegalBlock = string | readonly string[];

const LIST_ENTRY = /^[-•*]\s+(?=\S)/;

/** Paragraphs and lists of the text of a part, in order. */
export function blocksOf(text: string): readonly LegalBlock[] {
  const blocks: (string | string[])[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const last = blocks.at(-1);
    const entry = line.replace(LIST_ENTRY, '');
    if (entry === line) blocks.push(line);
    else if (typeof last === 'object') last.push(entry);
    else blocks.push([entry]);
  }
  return blocks;
}

/** A text of several lines. */
export const lines = (...all: readonly string[]): string => all.join('\n');
