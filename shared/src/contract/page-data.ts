/**
 * Id of the JSON element with the first data of a page: `data` of the response (a job:
 * `{ jobPosting }`) or its fields beside `success` (a course: `{ course }`). Absent in documents
 * made without the API; the page then requests the data.
 */
export const PAGE_DATA_ID = 'kadam-page';
