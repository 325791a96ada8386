import { quoted, ValueError } from '../../../import/errors';
import { plainText } from '../../../import/values/text';

const NOTICE_MAX_DAYS = 365;

/**
 * A notice period in days, from "30", "30 days", "2 months" or "immediate"; null if it is not
 * stated.
 */
export function readNoticeDays(value: unknown): number | null {
  const text = plainText(value).trim().toLowerCase();
  if (/^(?:immediate(?:ly)?(?: join(?:er|ing)?)?|none|no|nil)$/.test(text)) return 0;
  if (/^(?:n\/?a|-+|negotiable|any|not (?:specified|mentioned))$/.test(text)) return null;
  const [, first, last, unit = 'd'] =
    /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*(d|w|m)?[a-z()]*\.?$/.exec(
      text.replace(/^(?:up to|upto|within)\s+|\s+or less$/g, ''),
    ) ?? [];
  const days = Number(last ?? first) * (unit === 'm' ? 30 : unit === 'w' ? 7 : 1);
  if (days <= NOTICE_MAX_DAYS) return days;
  throw new ValueError(
    `${quoted(text)} is not a notice period. Write the days, from 0 to ${NOTICE_MAX_DAYS}, or leave it empty.`,
  );
}
