import { searchPostings } from '@kadam/shared/contract/jobs';
import { fireEvent, screen, within } from '@testing-library/react';
import { found, posting } from '../testing/postings';
import { address, pageOpener } from '../testing/render-page';
import JobsPage from './jobs-page';
import JobPage from './job-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ jobs: JobsPage, job: JobPage });

const { api } = eachTest();

describe('a job card', () => {
  it('shows the job and is one link to it', async () => {
    const words = Array.from({ length: 25 }, (_, index) => `word${index}`).join(' ');
    api.on(searchPostings, () => found([posting(1, { description: words, ctc: 12.5 })]));
    openPage('/jobs');
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Sahyadri Hospital • Pune, Maharashtra')).toBeTruthy();
    for (const tag of ['Full-time', 'Onsite', 'Fresher', 'Patient care', 'Charting']) {
      expect(within(card).getByText(tag)).toBeTruthy();
    }
    expect(within(card).getByText('12.5 LPA')).toBeTruthy();
    expect(within(card).getByText('12.5 lakh rupees per year')).toBeTruthy();
    expect(within(card).getByText(/word19…$/)).toBeTruthy();
    expect(within(card).getByText(/1 Mar 2026/)).toBeTruthy();
    expect(within(card).getByRole('link').getAttribute('href')).toBe(`/jobs/${posting(1).id}`);
  });

  it('has the logo of the company, else the picture of the posting, else a first letter', async () => {
    api.on(searchPostings, () => found([posting(1, { logoUrl: '/logos/a.png', image: '/images/a.png' }), posting(2)]));
    openPage('/jobs');
    const [first, second] = await screen.findAllByRole('article');
    const picture = () => first?.querySelector('img');
    expect(picture()?.getAttribute('src')).toBe('/logos/a.png');
    expect(second?.querySelector('img')).toBeNull();
    expect(within(second ?? document.body).getByText('S')).toBeTruthy();
    fireEvent.error(picture() ?? document.body);
    expect(picture()?.getAttribute('src')).toBe('/images/a.png');
    fireEvent.error(picture() ?? document.body);
    expect(picture()).toBeNull();
    expect(within(first ?? document.body).getByText('S')).toBeTruthy();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('opens on %s, with the job in the navigation state', async (_, key) => {
    api.on(searchPostings, () => found([posting(1)]));
    const user = openPage('/jobs');
    (await screen.findByRole('link', { name: 'Staff Nurse 1' })).focus();
    await user.keyboard(key);
    expect(address()).toBe(`/jobs/${posting(1).id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff Nurse 1' })).toBeTruthy();
  });
});
