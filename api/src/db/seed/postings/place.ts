import type { SeededRandom } from '../seeded-random';
import { CITIES } from './cities';
import type { City } from './city';
import type { Employer, Industry } from './employer';
import type { Occupation } from './occupation';

export function cityNamed(name: string): City {
  const city = CITIES[name];
  if (!city) throw new RangeError(`No city named ${name} in cities.ts.`);
  return city;
}

/** 'Pune, Maharashtra'; a city that is its own state or territory stands alone. */
export function locationOf(name: string): string {
  const { state } = cityNamed(name);
  return state === name ? name : `${name}, ${state}`;
}

/** Where the work is done, in the words of an advert: 'hospital in Kothrud', 'office on Sohna Road'. */
export function workplaceOf(
  { employer, occupation, city }: { employer: Employer; occupation: Occupation; city: string },
  random: SeededRandom,
): string {
  const [building, area] = occupation.workplace === 'site' ? SITES[employer.industry] : BUILDINGS[occupation.workplace];
  const locality = random.pick(cityNamed(city)[area]);
  return `${building} ${/(Road|Highway|Corridor)$/.test(locality) ? 'on' : 'in'} ${locality}`;
}

type Site = readonly [building: string, area: 'offices' | 'plants' | 'town'];

const OFFICE: Site = ['office', 'offices'];
const BUILDINGS: Readonly<Record<'office' | 'warehouse', Site>> = {
  office: OFFICE,
  warehouse: ['warehouse', 'plants'],
};

const SITES: Readonly<Record<Industry, Site>> = {
  software: OFFICE,
  services: OFFICE,
  'health-records': OFFICE,
  finance: OFFICE,
  accounting: OFFICE,
  law: OFFICE,
  staffing: OFFICE,
  marketing: OFFICE,
  shipping: OFFICE,
  studio: ['studio', 'town'],
  hospital: ['hospital', 'town'],
  diagnostics: ['laboratory', 'town'],
  rehabilitation: ['clinic', 'town'],
  pharmacy: ['pharmacy', 'town'],
  manufacturing: ['plant', 'plants'],
  energy: ['plant', 'plants'],
  construction: ['site', 'town'],
  retail: ['store', 'town'],
  school: ['campus', 'town'],
  coaching: ['centre', 'town'],
  logistics: ['warehouse', 'plants'],
  hotel: ['hotel', 'town'],
  restaurant: ['restaurant', 'town'],
};
