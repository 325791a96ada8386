const AMOUNT = String.raw`(\d+(?:[.,]\d{1,2})?)`;
const ABOUT = String.raw`^(?:about|approx\.?|nearly|over|~|₹|rs\.?|inr)?\s*`;
const YEARS = new RegExp(
  String.raw`${ABOUT}${AMOUNT}\s*\+?\s*(y|yrs?\.?|years?|months?)?(?:\s+of\s+experience)?\.?$`,
  'i',
);
const PAY = new RegExp(
  String.raw`${ABOUT}${AMOUNT}\s*\+?\s*(?:l|lpa|lakhs?|lacs?)?(?:\s*(?:a|per|/)\s*(?:year|annum))?\.?(?:\s*expected)?$`,
  'i',
);
const TIME = new RegExp(String.raw`${ABOUT}${AMOUNT}\s*(days?|weeks?|months?)?(?:\s+notice)?\.?$`, 'i');

const DAYS_IN = { day: 1, week: 7, month: 30 } as const;
/** An amount of pay above this can only be in rupees. */
const MAX_LAKHS = 1_000;

// A profile accepts any text, so only a text that is a single amount is compared; other texts are
// shown unchanged.

/** Years from a text like '4', '2.5 yrs' or '18 months'; undefined for other texts. */
export function yearsIn(text: string): number | undefined {
  const [, amount, unit = ''] = YEARS.exec(bare(text)) ?? [];
  if (amount === undefined) return undefined;
  return /^month/i.test(unit) ? Math.round((numberOf(amount) / 12) * 10) / 10 : numberOf(amount);
}

/**
 * Lakh rupees a year from a text like '6', '6.25 LPA' or '₹ 5,50,000'; undefined for other texts.
 */
export function lakhsIn(text: string): number | undefined {
  const [, amount] = PAY.exec(bare(text)) ?? [];
  if (amount === undefined) return undefined;
  const number = numberOf(amount);
  return number > MAX_LAKHS ? number / 100_000 : number;
}

/** Days from a text like '30', '60 days' or '2 months' (of 30 days); undefined for other texts. */
export function daysIn(text: string): number | undefined {
  const [, amount, unit = 'day'] = TIME.exec(bare(text)) ?? [];
  return amount === undefined ? undefined : numberOf(amount) * DAYS_IN[unit.toLowerCase().replace(/s$/, '') as 'day'];
}

// Removes the commas that group digits.
const bare = (text: string) => text.trim().replace(/(\d),(?=\d{2,3}(?:\D|$))/g, '$1');

const numberOf = (amount: string) => Number(amount.replace(',', '.'));
