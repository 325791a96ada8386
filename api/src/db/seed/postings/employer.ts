export type Industry =
  | 'software'
  | 'services'
  | 'hospital'
  | 'diagnostics'
  | 'rehabilitation'
  | 'pharmacy'
  | 'health-records'
  | 'finance'
  | 'accounting'
  | 'law'
  | 'staffing'
  | 'marketing'
  | 'studio'
  | 'manufacturing'
  | 'energy'
  | 'construction'
  | 'retail'
  | 'school'
  | 'coaching'
  | 'logistics'
  | 'shipping'
  | 'hotel'
  | 'restaurant';

/** An invented employer. `about` and `offer` are one sentence each and stand at the end of its adverts. */
export interface Employer {
  name: string;
  industry: Industry;
  cities: readonly string[];
  about: string;
  offer: string;
}
