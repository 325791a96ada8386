import { plainText } from '../../../import/values/text';

const MAX_PLACES = 5;

/**
 * One line for a location or several: a text, or an address in the parts of schema.org or of a
 * table. The country is omitted if it is India.
 */
export function placeText(value: unknown): string {
  if (Array.isArray(value)) return [...new Set(value.slice(0, MAX_PLACES).map(placeText))].filter(Boolean).join(' / ');
  if (typeof value !== 'object' || value === null) return plainText(value);
  const { address, addressLocality, addressRegion, addressCountry, city, state, country, name } = value as Record<
    string,
    unknown
  >;
  if (address) return placeText(address);
  return (
    placeOf({ city: addressLocality ?? city, state: addressRegion ?? state, country: addressCountry ?? country }) ||
    (name ? plainText(name) : '')
  );
}

interface PlaceParts {
  readonly city: unknown;
  readonly state: unknown;
  readonly country: unknown;
}

/** The non-empty parts of an address, from the smallest to the largest. */
export function placeOf({ city, state, country }: PlaceParts): string {
  const near = [city, state].filter(Boolean).map(plainText);
  const nation = country ? plainText(country) : '';
  const isOmitted = near.length > 0 && /^(?:in|ind|india)$/i.test(nation.trim());
  return [...new Set([...near, ...(nation && !isOmitted ? [nation] : [])])].join(', ');
}
