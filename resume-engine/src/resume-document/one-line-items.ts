import { shownDate, storedDate } from './dates';
import { wordsIn } from './fields';
import type { Award, Certificate, Interest, Language } from './resume-document';

const CERTIFICATE = /^(.*?\S)(?: – (\S|\S.*?\S))?(?: \(((?:\d{1,2} )?(?:[A-Z][a-z]{2} )?\d{4})\))?$/s;

/** `Name – Issuer (Mar 2023)`, as far as known. */
export const shownCertificate = ({ name = '', issuer = '', date = '' }: Certificate): string =>
  `${name}${issuer && ` – ${issuer}`}${date && ` (${shownDate(date)})`}`;

export function storedCertificate(certificate: Certificate, text: string): Certificate {
  const { issuer: _issuer, date: _date, ...rest } = certificate;
  const [, name = text, issuer, date] = CERTIFICATE.exec(text) ?? [];
  return { ...rest, name, ...(issuer && { issuer }), ...(date && { date: storedDate(date) }) };
}

/** `Employee of the year, Infosys, 2022. For …`, as far as known. */
export function shownAward({ title = '', awarder = '', date = '', summary = '' }: Award): string {
  const head = [title, awarder, shownDate(date)].filter(Boolean).join(', ');
  return [head, summary].filter(Boolean).join(head === '' || /[.!?]$/.test(head) ? ' ' : '. ');
}

/** One line of text is stored in the title. */
export function storedAward(award: Award, text: string): Award {
  if (shownAward(award) === text) return award;
  const { awarder: _awarder, date: _date, summary: _summary, ...rest } = award;
  return { ...rest, title: text };
}

export const shownLanguage = ({ language = '', fluency = '' }: Language): string =>
  `${language}${fluency && ` (${fluency})`}`;

export function storedLanguage(known: Language, text: string): Language {
  const { fluency: _fluency, ...rest } = known;
  const [, language = text, fluency] = /^(.*?\S) \(([^()]+)\)$/s.exec(text) ?? [];
  return { ...rest, language, ...(fluency && { fluency }) };
}

export const shownInterest = ({ name = '', keywords = [] }: Interest): string =>
  [name, keywords.join(', ')].filter(Boolean).join(': ');

export function storedInterest(known: Interest, text: string): Interest {
  if (shownInterest(known) === text) return known;
  const { keywords: _keywords, ...rest } = known;
  const [, name = text, keywords] = /^([^:]*\S):\s+(.+)$/s.exec(text) ?? [];
  return { ...rest, name, ...(keywords && { keywords: wordsIn(keywords) }) };
}
