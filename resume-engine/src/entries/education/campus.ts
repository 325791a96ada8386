import { findPlaces } from '../../fields/places/find-places';

const MANY_CAMPUSES =
  /^(?:the )?(?:university of (?:california|texas|wisconsin|illinois|michigan|minnesota|massachusetts|maryland|north carolina|missouri|colorado|nebraska|tennessee|alabama|hawaii|london)|california state university|(?:california )?state polytechnic university|state university of new york|suny|cuny|indian institute of (?:technology|management|science|information technology)|i\.?i\.?t\.?|i\.?i\.?m\.?|i\.?i\.?i\.?t\.?|n\.?i\.?t\.?|national institute of (?:technology|design|fashion technology)|nift|bits|birla institute of technology(?: and science)?|indian institutes? of technology|all india institute of medical sciences|aiims)$/i;

/** Whether the town is part of the name. */
export function isCampus(name: string, town: string): boolean {
  const place = findPlaces(town)[0];
  const isTown =
    place === undefined || (place.city !== undefined && place.state === undefined && place.country === undefined);
  return MANY_CAMPUSES.test(name.trim()) && isTown && /^[\p{L} .'-]+$/u.test(town);
}
