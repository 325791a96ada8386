/** The parameter by which a browser is asked to show a release that is not live, and the key under which it remembers that. */
export const OVERRIDE = 'kadam-override';
