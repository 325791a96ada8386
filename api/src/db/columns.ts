/** The column of a field: `current_package` for `currentPackage`. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Parameters for a number of values: `$4, $5` for two values starting at 4. */
export const parametersFrom = (first: number, { length }: { readonly length: number }): string =>
  Array.from({ length }, (_, index) => `$${first + index}`).join(', ');

/** An object with only the given fields, in their order. */
export const pick = <From, Field extends keyof From>(from: From, fields: readonly Field[]): Pick<From, Field> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<From, Field>;
