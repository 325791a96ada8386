import { Fragment, type ReactNode } from 'react';
import { BRAND } from '@kadam/shared/contract/brand';

const LINKS: Readonly<Record<string, string>> = {
  [BRAND.email]: `mailto:${BRAND.email}`,
  [BRAND.phone.label]: BRAND.phone.href,
};

/**
 * The sentence with the office's email address and phone number as links, and with others.
 * @param others address of each further text that is a link
 */
export const withLinks = (sentence: string, others: Readonly<Record<string, string>> = {}): readonly ReactNode[] => {
  const links = { ...LINKS, ...others };
  return splitAt(sentence, Object.keys(links)).map((part, index) => (
    <Fragment key={index}>{index % 2 === 1 ? <a href={links[part]}>{part}</a> : part}</Fragment>
  ));
};

// Marks are at the odd places. The longer first, because an address may end with another one.
function splitAt(sentence: string, marks: readonly string[]): readonly string[] {
  const longestFirst = marks.toSorted((one, other) => other.length - one.length);
  const escaped = longestFirst.map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return sentence.split(new RegExp(`(${escaped.join('|')})`));
}
