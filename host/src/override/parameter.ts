/** Query parameter of an override, and the storage key of its requests. */
export const OVERRIDE = 'kadam-override';
