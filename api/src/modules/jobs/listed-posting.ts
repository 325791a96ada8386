import {
  type JobPosting,
  MAX_LISTED_DESCRIPTION_LENGTH,
  MAX_LISTED_POSTING_LENGTH,
  type ListedPosting,
  jobPosting,
} from '@kadam/shared/contract/jobs';

/** A posting as lists carry it. */
export const listed = (posting: JobPosting): ListedPosting =>
  JSON.stringify(posting).length <= MAX_LISTED_POSTING_LENGTH ? posting : shortened(posting);

/** The same as JSON. */
export function listedJson(posting: JobPosting): string {
  const whole = jobPosting.parse(posting);
  const json = JSON.stringify(whole);
  return json.length <= MAX_LISTED_POSTING_LENGTH ? json : JSON.stringify(shortened(whole));
}

const shortened = (posting: JobPosting): ListedPosting => ({
  ...posting,
  description: beginningOf(posting.description),
  responsibilities: [],
  requirements: [],
  isShortened: true,
});

const beginningOf = (text: string) =>
  text.length <= MAX_LISTED_DESCRIPTION_LENGTH
    ? text
    : `${text
        .slice(0, MAX_LISTED_DESCRIPTION_LENGTH - 1)
        .toWellFormed()
        .trimEnd()}…`;
