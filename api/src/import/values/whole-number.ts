import { quoted, ValueError } from '../errors';
import { plainText } from './text';

/** A whole number from 0; separators of thousands and a plus behind it do not matter. */
export function wholeNumber(max: number): (value: unknown) => number {
  return (value) => {
    const text = plainText(value).trim();
    const digits = text.replace(/(?<=\d),(?=\d)/g, '').replace(/\s?\+$/, '');
    if (/^\d{1,9}$/.test(digits) && Number(digits) <= max) return Number(digits);
    throw new ValueError(`${quoted(text)} is not a whole number from 0 to ${max}. Correct it, or leave it empty.`);
  };
}
