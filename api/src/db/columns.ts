/** The column of a field: `current_package` for `currentPackage`. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Parameters for values from a number on: `$4, $5` for two of them from 4. */
export const parametersFrom = (first: number, { length }: { readonly length: number }): string =>
  Array.from({ length }, (_, index) => `$${first + index}`).join(', ');

/** An object with these fields of another one, in this order. */
export const pick = <From, Field extends keyof From>(from: From, fields: readonly Field[]): Pick<From, Field> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<From, Field>;
