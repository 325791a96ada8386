const VARIABLE = /\{\{([^{}]*)\}\}/g;

/** Names of variables with their meanings, or with their values. */
type Variables = Readonly<Record<string, string>>;

/** The text with values in place of variables such as `{{name}}`; unknown ones are unchanged. */
export const fillVariables = (text: string, values: Variables): string =>
  text.replace(VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name.trim()) ? (values[name.trim()] ?? whole) : whole,
  );

/** Names of the variables in a text. */
export const variablesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim()));

/** Unknown variables of a text, without duplicates, as written. */
export const variablesOutside = (known: Variables, text: string): string[] => [
  ...new Set(
    [...text.matchAll(VARIABLE)].filter(([, name = '']) => !Object.hasOwn(known, name.trim())).map(([whole]) => whole),
  ),
];
