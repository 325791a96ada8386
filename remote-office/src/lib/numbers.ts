/** A number with Indian digit grouping: 1,20,000. */
export const numberText = (value: number): string => value.toLocaleString('en-IN');
