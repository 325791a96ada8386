import type { SearchQuestion } from '../search-question';
import type { Bounds } from './number-column';

/** Between what a question wants the pay and the moment of posting. */
export function boundsIn({
  leastPay,
  mostPay,
  postedSince,
}: SearchQuestion): (readonly ['pay' | 'createdAt', Bounds])[] {
  const bounds: (readonly ['pay' | 'createdAt', Bounds])[] = [];
  if (leastPay !== null || mostPay !== null) bounds.push(['pay', { least: leastPay ?? 0, most: mostPay ?? Infinity }]);
  if (postedSince !== null) bounds.push(['createdAt', { least: postedSince, most: Infinity }]);
  return bounds;
}
