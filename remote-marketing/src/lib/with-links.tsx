import { Fragment, type ReactNode } from 'react';
import { BRAND } from '@kadam/shared/contract/brand';

const LINKS: Readonly<Record<string, string>> = {
  [BRAND.email]: `mailto:${BRAND.email}`,
  [BRAND.phone.label]: BRAND.phone.href,
};

/** The sentence with the office's email address and phone number as links. */
export const withLinks = (sentence: string): readonly ReactNode[] =>
  splitAt(sentence, Object.keys(LINKS)).map((part, index) => (
    <Fragment key={index}>{LINKS[part] ? <a href={LINKS[part]}>{part}</a> : part}</Fragment>
  ));

const splitAt = (sentence: string, marks: readonly string[]): readonly string[] =>
  marks.reduce(
    (parts: readonly string[], mark) =>
      parts.flatMap((part) => part.split(mark).flatMap((piece, index) => (index === 0 ? [piece] : [mark, piece]))),
    [sentence],
  );
