const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** '12.5 LPA'. */
export const salaryText = (lpa: number): string => `${number.format(lpa)} LPA`;

/** For screen readers, which would spell 'LPA'. */
export const salaryInWords = (lpa: number): string => `${number.format(lpa)} lakh rupees per year`;
