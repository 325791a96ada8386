import type { SeededRandom } from '../seeded-random';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
/** India Standard Time is 5 h 30 min ahead of UTC and has no summer time. */
const IST = 5.5 * HOUR;
/** Two days less than the promised sixty, because a date can be moved back over a Sunday and over the coming hours of today. */
const OLDEST_DAYS = 57;
const SUNDAY = 0;

/** When a posting went online: in the last sixty days, more often lately, in office hours and not on a Sunday. */
export function postingDate(moment: Date, random: SeededRandom): Date {
  const daysAgo = Math.floor(OLDEST_DAYS * random.fraction() ** 1.8);
  const timeOfDay = 9.5 * HOUR + random.fraction() * 9.5 * HOUR;
  const today = Math.floor((moment.getTime() + IST) / DAY) * DAY - IST;
  const planned = today - daysAgo * DAY + timeOfDay;
  const past = planned > moment.getTime() ? planned - DAY : planned;
  const isSunday = new Date(past + IST).getUTCDay() === SUNDAY;
  return new Date(Math.floor(isSunday ? past - DAY : past));
}
