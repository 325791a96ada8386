/** A city and its localities by what stands there. */
export interface City {
  state: string;
  offices: readonly string[];
  plants: readonly string[];
  town: readonly string[];
  /** Pay is higher in a metro. */
  isMetro: boolean;
}
