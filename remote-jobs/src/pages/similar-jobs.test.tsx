import { getPosting, similarPostings } from '@kadam/shared/contract/jobs';
import { screen } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../testing/api-server';
import { beVisitor } from '../testing/member';
import { posting } from '../testing/postings';
import { openPage } from '../testing/render-page';

const WHY = { sameTitle: false, sameCity: true, sharedSkills: ['Charting', 'Triage'], similarPay: false };
let api: ApiServer;

beforeEach(async () => {
  beVisitor();
  api = await startApiServer();
  api.on(getPosting, () => ({ status: 200, body: { success: true, data: { jobPosting: posting(1) } } }));
});
afterEach(() => api.close());

describe('similar jobs at the foot of a job', () => {
  it('show their reasons; jobs without a reason are omitted', async () => {
    const none = { sameTitle: false, sameCity: false, sharedSkills: [], similarPay: false };
    const similar = [
      { jobPosting: posting(2), why: WHY },
      { jobPosting: posting(3), why: none },
    ];
    api.on(similarPostings, () => ({ status: 200, body: { success: true, data: { similar } } }));
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
