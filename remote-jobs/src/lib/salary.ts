const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Yearly pay as shown: '12.5 LPA'. */
export const salaryText = (lpa: number): string => `${number.format(lpa)} LPA`;

/** Yearly pay as a screen reader says it; 'LPA' would be spelled out letter by letter. */
export const salaryInWords = (lpa: number): string => `${number.format(lpa)} lakh rupees per year`;
