import type { JobPosting } from '@kadam/shared/contract/jobs';
import { composePosting, ROUND_LENGTH } from './compose-posting';

const ROUNDS = 3;

/** What a new portal opens with: every occupation three times its share, and no employer advertising one title twice in a city. */
export function firstPostings(moment: Date): JobPosting[] {
  const adverts = new Map<string, JobPosting>();
  for (let ordinal = 0; adverts.size < ROUNDS * ROUND_LENGTH; ordinal += 1) {
    const posting = composePosting(ordinal, moment);
    const advert = [posting.jobName, posting.companyName, posting.location].join('|');
    if (!adverts.has(advert)) adverts.set(advert, posting);
  }
  return [...adverts.values()];
}
