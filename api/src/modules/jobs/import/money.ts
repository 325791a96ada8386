/**
 * Converts schema.org's MonetaryAmount and similar objects, { currency, value: { minValue,
 * maxValue, unitText } }, to a text that describes the pay.
 */
export function moneyText(money: object): string {
  const { currency, value, unitText, ...outer } = money as Record<string, unknown>;
  const {
    minValue,
    maxValue,
    value: single,
    min,
    max,
    unitText: period,
  } = {
    ...outer,
    ...(typeof value === 'object' ? value : { value }),
  } as Record<string, unknown>;
  const [low, high] = [minValue ?? min ?? single, maxValue ?? max];
  const amounts = [low, high].filter((amount) => amount !== undefined && amount !== null && amount !== '');
  if (amounts.length === 0) return 'n/a';
  const unit = period ?? unitText;
  return `${typeof currency === 'string' ? currency : ''} ${[...new Set(amounts.map(String))].join(' - ')}${unit ? ` per ${String(unit)}` : ''}`;
}
