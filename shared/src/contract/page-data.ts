/**
 * Id of the JSON block in which a document brings the data its page would ask for first: what the endpoint answers in `data` (a job:
 * `{ jobPosting }`) or beside `success` (a course: `{ course }`). Absent in documents made without the API; the page then asks.
 */
export const PAGE_DATA_ID = 'kadam-page';
