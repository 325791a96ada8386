import list from './places.json';
import { phraseList } from './phrases';
import { namesOf } from './words';

/** A city, a state (region) or a country, with its parents. */
export interface Place {
  readonly kind: 'city' | 'state' | 'country';
  readonly name: string;
  readonly within: readonly string[];
  /**
   * A short form that is also an ordinary word or another short form (`IN`, `ME`, `OR`, `Mobile`,
   * `Reading`).
   */
  readonly isShort: boolean;
}

interface Region {
  readonly country: string;
  readonly region?: string;
  readonly cities: readonly string[];
}

const regions: readonly Region[] = list;

/**
 * Every city, state and country. For equal names, a city precedes a state and a state a country.
 */
export const places = phraseList<readonly Place[]>(collect());

function collect(): Map<string, Place[]> {
  const all = new Map<string, Place[]>();
  const add = (name: string, place: Place) =>
    all.set(name.toLowerCase(), [...(all.get(name.toLowerCase()) ?? []), place]);
  for (const { country, region, cities } of regions) {
    const countryName = namesOf(country)[0] ?? country;
    const within = [...(region === undefined ? [] : namesOf(region)), ...namesOf(country)];
    for (const city of cities)
      for (const name of namesOf(city))
        add(name, { kind: 'city', name: namesOf(city)[0] ?? name, within, isShort: name.length <= 3 });
    for (const name of region === undefined ? [] : namesOf(region))
      add(name, { kind: 'state', name: within[0] ?? name, within: [countryName], isShort: isShort(name) });
    if (region === undefined)
      for (const name of namesOf(country))
        add(name, { kind: 'country', name: countryName, within: [], isShort: isShort(name) });
  }
  return all;
}

function isShort(name: string) {
  return name.length <= 3 && name !== 'USA' && name !== 'UAE';
}
