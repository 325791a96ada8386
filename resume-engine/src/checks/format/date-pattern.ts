const MONTHS = /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/gi;
const SHORT = /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/gi;

/** The format of a date: `Mar 2021` and `Apr 2020` are both `Mon YYYY`. */
export const datePattern = (raw: string): string =>
  raw
    .trim()
    .replace(MONTHS, 'Month')
    .replace(SHORT, 'Mon')
    .replace(/\d{4}/g, 'YYYY')
    .replace(/\d\d/g, 'NN')
    .replace(/\d/g, 'NN')
    .replace(/\s+/g, ' ');
