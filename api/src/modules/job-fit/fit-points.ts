import type { FitPoint } from '@kadam/shared/contract/job-fit';
import type { JobPosting } from '@kadam/shared/contract/jobs';
import type { MemberProfile } from '@kadam/shared/contract/members';
import { isPlace } from '../jobs';
import { daysIn, lakhsIn, yearsIn } from './written-amounts';

type Verdict = FitPoint['verdict'];
type Compared = Omit<FitPoint, 'about'>;

/** Compares the requirements of a posting with the job profile. */
export function fitPoints(posting: JobPosting, profile: MemberProfile): FitPoint[] {
  return [
    { about: 'experience' as const, ...experience(posting, profile) },
    { about: 'place' as const, ...place(posting, profile) },
    { about: 'pay' as const, ...pay(posting, profile) },
    ...(posting.noticePeriod === null ? [] : [{ about: 'notice' as const, ...notice(posting.noticePeriod, profile) }]),
  ];
}

const verdictOf = (isFit: boolean | undefined): Verdict =>
  isFit === undefined ? 'unknown' : isFit ? 'fits' : 'differs';

const RANGE = /(\d+)(?:\s*(?:to|-|–)\s*\d+)?\s*\+?\s*(?:or more\s*)?years?\b/i;
const UP_TO = /\bup to (?:one|\d+) years?\b/i;

function experience({ requirements, experienceLevel }: JobPosting, { yearOfExperience }: MemberProfile): Compared {
  const years = yearsIn(yearOfExperience ?? '');
  const yours = years === undefined ? written(yearOfExperience) : `${years} ${years === 1 ? 'year' : 'years'}`;
  const asked = requirements.find((line) => UP_TO.test(line) || RANGE.test(line));
  if (asked === undefined) {
    if (experienceLevel !== 'fresher') return { asked: LEVELS[experienceLevel], yours, verdict: 'unknown' };
    return { asked: LEVELS.fresher, yours, verdict: verdictOf(years === undefined ? undefined : true) };
  }
  return { asked, yours, verdict: verdictOf(years === undefined ? undefined : isWithin(asked, years)) };
}

const isWithin = (asked: string, years: number) =>
  UP_TO.test(asked) ? years <= Number(/\d+/.exec(asked)?.[0] ?? 1) : years >= Number(RANGE.exec(asked)?.[1]);

const LEVELS = {
  fresher: 'No experience needed',
  intermediate: 'Intermediate; the posting names no years',
  experienced: 'Experienced; the posting names no years',
} as const;

const ANYWHERE = /\b(?:any\s*where|any (?:place|location|city)|(?:all|pan)[ -]india)\b/i;

function place({ jobType, location }: JobPosting, profile: MemberProfile): Compared {
  const { preferredLocation1, preferredLocation2, preferredLocation3, address } = profile;
  const preferred = [preferredLocation1, preferredLocation2, preferredLocation3].filter(isGiven);
  const isHere = (wanted: string) => ANYWHERE.test(wanted) || isPlace(location, wanted);
  const all = preferred.length > 0 ? preferred.join('; ') : isGiven(address) ? address : null;
  if (jobType === 'remote') return { asked: `Remote (${location})`, yours: all, verdict: 'fits' };
  const found = preferred.find(isHere);
  if (found !== undefined) return { asked: location, yours: found, verdict: 'fits' };
  if (preferred.length > 0) return { asked: location, yours: all, verdict: 'differs' };
  // The address is where someone lives, not where they would like to work.
  const city = location.split(',')[0] ?? location;
  return { asked: location, yours: all, verdict: isGiven(address) && isPlace(address, city) ? 'fits' : 'unknown' };
}

function pay({ ctc, eCTC }: JobPosting, { expectedPackage }: MemberProfile): Compared {
  const expected = lakhsIn(expectedPackage ?? '');
  const offered = Math.max(ctc ?? 0, eCTC ?? 0);
  const isKnown = ctc !== null || eCTC !== null;
  return {
    asked: isKnown
      ? `${ctc !== null && eCTC !== null && ctc !== eCTC ? 'Up to ' : ''}${perYear(offered)}`
      : 'Not stated',
    yours: expected === undefined ? written(expectedPackage) : `${perYear(expected)} expected`,
    verdict: verdictOf(isKnown && expected !== undefined ? offered >= expected : undefined),
  };
}

function notice(days: number, { noticePeriod }: MemberProfile): Compared {
  const own = daysIn(noticePeriod ?? '');
  return {
    asked: days === 0 ? 'At once' : `Within ${days} days`,
    yours: own === undefined ? written(noticePeriod) : `${own} days`,
    verdict: verdictOf(own === undefined ? undefined : own <= days),
  };
}

const perYear = (amount: number) => `${amount.toLocaleString('en-IN', { maximumFractionDigits: 2 })} lakh a year`;

const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** A text that is not an amount is shown unchanged. */
const written = (text: string | undefined): string | null => (isGiven(text) ? text.trim() : null);
