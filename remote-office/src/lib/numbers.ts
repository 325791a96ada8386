/** A number as it is written in India: 1,20,000. */
export const numberText = (value: number): string => value.toLocaleString('en-IN');
