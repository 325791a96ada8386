import {
  type JobPosting,
  LISTED_DESCRIPTION_MAX,
  LISTED_POSTING_MAX,
  type ListedPosting,
  jobPosting,
} from '@kadam/shared/contract/jobs';

/** A posting as lists carry it. */
export const listed = (posting: JobPosting): ListedPosting =>
  JSON.stringify(posting).length <= LISTED_POSTING_MAX ? posting : shortened(posting);

/** The same as JSON. */
export function listedJson(posting: JobPosting): string {
  const whole = jobPosting.parse(posting);
  const json = JSON.stringify(whole);
  return json.length <= LISTED_POSTING_MAX ? json : JSON.stringify(shortened(whole));
}

const shortened = (posting: JobPosting): ListedPosting => ({
  ...posting,
  description: beginningOf(posting.description),
  responsibilities: [],
  requirements: [],
  isShortened: true,
});

const beginningOf = (text: string) =>
  text.length <= LISTED_DESCRIPTION_MAX
    ? text
    : `${text
        .slice(0, LISTED_DESCRIPTION_MAX - 1)
        .toWellFormed()
        .trimEnd()}…`;
