import type { ResumeLocation } from './resume-document';

export function shownLocation({ city = '', region = '', countryCode = '' }: ResumeLocation): string {
  return [city, region, countryName(countryCode)].filter(Boolean).join(', ');
}

/** Parses a place written on one line; address and postal code are preserved. */
export function storedLocation(location: ResumeLocation, text: string): ResumeLocation {
  const { countryCode, city: _city, region: _region, ...rest } = location;
  const parts = text.split(',').map((part) => part.trim());
  const includesCountry = countryCode !== undefined && parts.length > 1 && parts.at(-1) === countryName(countryCode);
  const [city = '', ...region] = includesCountry ? parts.slice(0, -1) : parts;
  return {
    ...rest,
    city,
    ...(region.some(Boolean) && { region: region.filter(Boolean).join(', ') }),
    ...(includesCountry && { countryCode }),
  };
}

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

function countryName(code: string): string {
  return /^[A-Za-z]{2}$/.test(code) ? (COUNTRY_NAMES.of(code.toUpperCase()) ?? code) : code;
}
