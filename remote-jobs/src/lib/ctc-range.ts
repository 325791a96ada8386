import { MAX_CTC } from '@kadam/shared/contract/jobs';

/** Bounds in LPA as typed; '' for none. */
export interface CtcRange {
  readonly minCTC: string;
  readonly maxCTC: string;
}

export interface CtcError {
  readonly field: keyof CtcRange;
  readonly message: string;
}

/** Validates the bounds. An empty minimum is 0, an empty maximum none. */
export function ctcError({ minCTC, maxCTC }: CtcRange): CtcError | undefined {
  if (!isAmount(minCTC)) return { field: 'minCTC', message: AMOUNT_MESSAGE };
  if (!isAmount(maxCTC)) return { field: 'maxCTC', message: AMOUNT_MESSAGE };
  if (maxCTC.trim() === '' || Number(minCTC) <= Number(maxCTC)) return undefined;
  return { field: 'minCTC', message: 'Min must not be above Max.' };
}

/** Valid bounds as stored in the URL; a minimum of 0 is omitted. */
export const tidyRange = ({ minCTC, maxCTC }: CtcRange): CtcRange => ({
  minCTC: Number(minCTC) > 0 ? String(Number(minCTC)) : '',
  maxCTC: maxCTC.trim() === '' ? '' : String(Number(maxCTC)),
});

/** Parses the bounds of a URL; invalid amounts are dropped, contradicting bounds are shown. */
export const readRange = (bounds: { minCTC: string | null; maxCTC: string | null }): CtcRange =>
  tidyRange({ minCTC: amountOf(bounds.minCTC), maxCTC: amountOf(bounds.maxCTC) });

const AMOUNT_MESSAGE = `Enter a number from 0 to ${MAX_CTC.toLocaleString('en-IN')}, in lakh rupees per year.`;

const isAmount = (value: string) =>
  value.trim() === '' || (/^(\d{1,6}(\.\d{0,4})?|\.\d{1,4})$/.test(value.trim()) && Number(value) <= MAX_CTC);

const amountOf = (value: string | null) => (value !== null && isAmount(value) ? value : '');
