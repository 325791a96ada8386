import { companyOfPosting, countView, getPosting, searchPostings } from '@kadam/shared/contract/jobs';
import { PAGE_DATA_ID } from '@kadam/shared/contract/page-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { found, posting, rejected, success } from '../testing/postings';
import { address, pageOpener } from '../testing/render-page';
import JobsPage from './jobs-page';
import JobPage from './job-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ jobs: JobsPage, job: JobPage });

const job = posting(1);
const page = `/jobs/${job.id}`;

const { api } = eachTest((server) => {
  server.on(getPosting, () => success({ jobPosting: job }));
});

describe('the job page', () => {
  it('paints from the navigation state at once, even when the server is down', async () => {
    api.on(getPosting, () => 'lost');
    openPage(page, { job: { ...job, jobName: 'Given by the list' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Given by the list' })).toBeTruthy();
    await waitFor(() => expect(api.received(getPosting).length).toBeGreaterThan(1));
    expect(screen.getByRole('heading', { level: 1, name: 'Given by the list' })).toBeTruthy();
  });

  it('counts a view of each job that it shows, and of no unknown one', async () => {
    api.on(countView, () => success({}));
    openPage(page);
    await waitFor(() => expect(api.received(countView)).toHaveLength(1));
    expect(api.received(countView)[0]?.path).toContain(job.id);
    cleanup();
    api.on(getPosting, () => rejected(404, 'Gone.'));
    openPage(`/jobs/${posting(2).id}`);
    await screen.findByRole('heading', { level: 1 });
    expect(api.received(countView)).toHaveLength(1);
  });

  it("renders the data of its document without a request, and never another job's", async () => {
    const block = document.body.appendChild(document.createElement('script'));
    block.type = 'application/json';
    block.id = PAGE_DATA_ID;
    block.textContent = JSON.stringify({ jobPosting: { ...job, jobName: 'Brought along' } });
    openPage(page);
    expect(screen.getByRole('heading', { level: 1, name: 'Brought along' })).toBeTruthy();
    expect(api.received(getPosting)).toHaveLength(0);
    cleanup();
    openPage(`/jobs/${posting(2).id}`);
    await waitFor(() => expect(api.received(getPosting)).toHaveLength(1));
    block.remove();
  });

  it('requests the job without navigation state, and shows all of it', async () => {
    openPage(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff Nurse 1' })).toBeTruthy();
    expect(document.title).toBe('Staff Nurse 1 at Sahyadri Hospital | Kadam');
    for (const text of ['Full-time', 'Onsite', 'Fresher', 'Active', 'Monday to Saturday', 'Notice Period: 30 days']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(/Expected:/).textContent).toContain('5.25 LPA');
    expect(screen.getByText('Sahyadri Hospital • Pune, Maharashtra')).toBeTruthy();
    expect(screen.getAllByText(/^1 Mar 2026/)).toHaveLength(2);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Description',
      'Location',
      'Working Days',
      'Skills',
      'Sahyadri Hospital',
      'Key Responsibilities',
      'Requirements',
    ]);
  });

  it('shows facts about the company, with links to its other jobs', async () => {
    const company = {
      slug: 'sahyadri-hospital',
      openJobs: 3,
      locations: ['Pune, Maharashtra', 'Nashik, Maharashtra'],
      skills: ['Triage'],
      otherJobs: [posting(2, { ctc: 6 })],
    };
    api.on(companyOfPosting, () => success({ company }));
    openPage(page);
    const about = within(await screen.findByRole('region', { name: 'Sahyadri Hospital' }));
    expect(await about.findByText('Pune, Maharashtra; Nashik, Maharashtra')).toBeTruthy();
    expect(about.getByText('3')).toBeTruthy();
    expect(about.getByText('Triage')).toBeTruthy();
    expect(about.getByText('Pune, Maharashtra • 6 LPA')).toBeTruthy();
    const target = (name: string) => about.getByRole('link', { name }).getAttribute('href');
    expect(target('Staff Nurse 2')).toBe(`/jobs/${posting(2).id}`);
    expect(target('About Sahyadri Hospital and all its jobs')).toBe('/companies/sahyadri-hospital');
  });

  it('explains what an application without a resume sends', async () => {
    openPage(page);
    expect(
      await screen.findByText('“Apply Job” sends your name, email and job profile, without a resume file.'),
    ).toBeTruthy();
  });

  it('omits unknown facts: expected pay, notice period, empty sections', async () => {
    const bare = { ...job, eCTC: null, noticePeriod: null, workingDays: null, skills: [], requirements: [] };
    api.on(getPosting, () => success({ jobPosting: bare }));
    openPage(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff Nurse 1' })).toBeTruthy();
    expect(screen.queryByText(/Expected:|Notice Period/)).toBeNull();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(['Description', 'Location', 'Sahyadri Hospital', 'Key Responsibilities']);
  });

  it('ignores a navigation state of another job or another shape', async () => {
    openPage(page, { job: posting(2) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff Nurse 1' })).toBeTruthy();
  });

  it('loads the whole posting when the list had only a part', async () => {
    openPage(page, { job: { ...job, jobName: 'Beginning', isShortened: true } });
    expect(screen.queryByRole('heading', { level: 1, name: 'Beginning' })).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff Nurse 1' })).toBeTruthy();
  });

  it('shows an error and a link back when there is neither state nor job', async () => {
    api.on(getPosting, () => rejected(404, 'There is no such job.'));
    openPage(page);
    expect(await screen.findByText('Job details not available in navigation state.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Jobs' }).getAttribute('href')).toBe('/jobs');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('offers a retry when the server did not respond', async () => {
    api.on(getPosting, () => rejected(500, 'Down.'));
    const user = openPage(page);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.on(getPosting, () => success({ jobPosting: job }));
    await user.click(retry);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Staff Nurse 1' });
    expect(document.activeElement).toBe(heading);
  });

  it('shows that a closed job takes no applications', async () => {
    api.on(getPosting, () => success({ jobPosting: { ...job, isActive: false } }));
    openPage(page);
    expect(await screen.findByText('Inactive')).toBeTruthy();
    expect(screen.getByText('This job is no longer open for applications.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Apply Job' })).toHaveProperty('disabled', true);
  });

  it('goes back to the job search when it was opened directly', async () => {
    api.on(searchPostings, () => found([job]));
    const user = openPage(page);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(address()).toBe('/jobs');
  });
});

describe('sharing a job', () => {
  const address = `${window.location.origin}${page}`;
  const sheet = (share: (content: ShareData) => Promise<void>) =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const press = async () => {
    const user = openPage(page);
    const button = await screen.findByRole('button', { name: 'Share' });
    return { user, press: () => user.click(button) };
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('opens the share sheet of the device where there is one', async () => {
    const share = jest.fn(() => Promise.resolve());
    sheet(share);
    const { press: pressShare } = await press();
    await pressShare();
    expect(share).toHaveBeenCalledWith({ title: 'Staff Nurse 1', url: address });
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  it('treats a closed share sheet as done', async () => {
    sheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { press: pressShare } = await press();
    await pressShare();
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  it('copies the link if there is no share sheet or it does not open', async () => {
    sheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { press: pressShare } = await press();
    await pressShare();
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('shows the link to be copied by hand when it could not be copied', async () => {
    const { user, press: pressShare } = await press();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await pressShare();
    expect(await screen.findByText('The link could not be copied. Copy it from here:')).toBeTruthy();
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this job' });
    expect(link.value).toBe(address);
    await user.tab();
    expect(document.activeElement).toBe(link);
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, address.length]);
  });
});
