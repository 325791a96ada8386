import { quoted, ValueFault } from '../faults';
import { plainText } from './text';

/** A whole number from 0; separators of thousands and a plus behind it do not matter. */
export function wholeNumber(most: number): (value: unknown) => number {
  return (value) => {
    const said = plainText(value).trim();
    const digits = said.replace(/(?<=\d),(?=\d)/g, '').replace(/\s?\+$/, '');
    if (/^\d{1,9}$/.test(digits) && Number(digits) <= most) return Number(digits);
    throw new ValueFault(`${quoted(said)} is not a whole number from 0 to ${most}. Correct it, or leave it empty.`);
  };
}
