import { MAX_CTC } from '@kadam/shared/contract/jobs';

/** Bounds of the yearly pay in LPA, as typed; '' for none. */
export interface CtcRange {
  readonly minCTC: string;
  readonly maxCTC: string;
}

export interface CtcError {
  readonly field: keyof CtcRange;
  readonly message: string;
}

/** What is wrong with the two bounds. Empty ones are fine: the minimum counts as 0, the maximum as none. */
export function ctcError({ minCTC, maxCTC }: CtcRange): CtcError | undefined {
  if (!isAmount(minCTC)) return { field: 'minCTC', message: AMOUNT_MESSAGE };
  if (!isAmount(maxCTC)) return { field: 'maxCTC', message: AMOUNT_MESSAGE };
  if (maxCTC.trim() === '' || Number(minCTC) <= Number(maxCTC)) return undefined;
  return { field: 'minCTC', message: 'Min must not be above Max.' };
}

/** Sound bounds as the address keeps them. A minimum of 0 bounds nothing and is left out. */
export const tidyRange = ({ minCTC, maxCTC }: CtcRange): CtcRange => ({
  minCTC: Number(minCTC) > 0 ? String(Number(minCTC)) : '',
  maxCTC: maxCTC.trim() === '' ? '' : String(Number(maxCTC)),
});

/** The bounds of an address; what is no amount is dropped, bounds that contradict each other are kept to be shown. */
export const readRange = (bounds: { minCTC: string | null; maxCTC: string | null }): CtcRange =>
  tidyRange({ minCTC: amountOf(bounds.minCTC), maxCTC: amountOf(bounds.maxCTC) });

const AMOUNT_MESSAGE = `Enter a number from 0 to ${MAX_CTC.toLocaleString('en-IN')}, in lakh rupees per year.`;

const isAmount = (value: string) =>
  value.trim() === '' || (/^(\d{1,6}(\.\d{0,4})?|\.\d{1,4})$/.test(value.trim()) && Number(value) <= MAX_CTC);

const amountOf = (value: string | null) => (value !== null && isAmount(value) ? value : '');
