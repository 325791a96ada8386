import type { JobPosting } from '@kadam/shared/contract/jobs';
import { type Html, markup } from '../../html';

export const jobListText = (jobs: readonly JobPosting[], total: number): Html =>
  markup`<div class="document-text"><h1>Jobs</h1>
<p>${text(jobs.length, total)}</p>
<ul>${jobs.map(
    ({ id, jobName, companyName, location, ctc }) =>
      markup`<li><a href="/jobs/${id}">${jobName}</a>, ${[companyName, location, ctc === null ? '' : `${ctc.toLocaleString('en-IN')} LPA`].filter(Boolean).join(', ')}</li>`,
  )}</ul></div>`;

function text(shown: number, total: number): string {
  if (total === 0) return 'There are no open positions right now. New ones come in every day.';
  if (shown === total) return 'All open positions, the newest first.';
  return `The newest ${shown} of ${total.toLocaleString('en-IN')} open positions.`;
}
