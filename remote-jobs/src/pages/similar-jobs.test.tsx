import { getPosting, similarPostings } from '@kadam/shared/contract/jobs';
import { screen } from '@testing-library/react';
import { posting, success } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import JobPage from './job-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ job: JobPage });

const WHY = { sameTitle: false, sameCity: true, sharedSkills: ['Charting', 'Triage'], similarPay: false };

const { api } = eachTest((server) => {
  server.on(getPosting, () => success({ jobPosting: posting(1) }));
});

describe('similar jobs at the foot of a job', () => {
  it('show their reasons; jobs without a reason are omitted', async () => {
    const none = { sameTitle: false, sameCity: false, sharedSkills: [], similarPay: false };
    const similar = [
      { jobPosting: posting(2), why: WHY },
      { jobPosting: posting(3), why: none },
    ];
    api.on(similarPostings, () => success({ similar }));
    openPage(`/jobs/${posting(1).id}`);
    expect(await screen.findByRole('heading', { name: 'Similar jobs' })).toBeTruthy();
    expect(screen.getByText('Same city, 2 shared skills (Charting, Triage)')).toBeTruthy();
    expect(screen.queryByRole('link', { name: posting(3).jobName })).toBeNull();
  });

  it('are left out when they do not come', async () => {
    api.on(similarPostings, () => ({ status: 500, body: { success: false, message: 'No.', code: 'INTERNAL' } }));
    openPage(`/jobs/${posting(1).id}`);
    await screen.findByRole('heading', { name: posting(1).jobName });
    expect(screen.queryByRole('heading', { name: 'Similar jobs' })).toBeNull();
  });
});
