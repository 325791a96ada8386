import { changeAlert, createAlert, deleteAlert, listAlerts, type JobAlert } from '@kadam/shared/contract/alerts';
import { searchPostings } from '@kadam/shared/contract/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { beMember, logIn, MEMBER, watchLoginRequests } from '../testing/member';
import { found, posting, rejected, success } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import JobsPage from './jobs-page';
import DashboardPage from './dashboard-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ jobs: JobsPage, dashboard: DashboardPage });

const ALERT: JobAlert = {
  id: '20000000-0000-4000-8000-000000000001',
  name: 'Nurses',
  search: { search: 'nurse', location: 'Pune' },
  frequency: 'daily',
  isPaused: false,
  createdAt: '2026-11-24T10:00:00.000Z',
  nextAt: '2026-11-25T02:30:00.000Z',
};
const one = (alert: JobAlert) => success({ alert });
const many = (...alerts: readonly JobAlert[]) => success({ alerts });

const { api } = eachTest((server) => {
  server.on(searchPostings, () => found([posting(1)]));
  server.on(createAlert, () => ({ ...one(ALERT), status: 201 }));
  server.on(listAlerts, () => many(ALERT));
});

const saveButton = () => screen.findByRole('button', { name: 'Save this search' });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('a search on screen', () => {
  it('is saved with a suggested name and a frequency, and the dialog shows the mail address', async () => {
    beMember();
    const user = openPage('/jobs?search=nurse&location=Pune&page=2');
    await user.click(await saveButton());
    const form = within(await dialog('Get new jobs by mail'));
    expect(form.getByLabelText(/^Name/)).toHaveProperty('value', 'nurse, Pune');
    await user.clear(form.getByLabelText(/^Name/));
    await user.click(form.getByRole('button', { name: 'Save this search' }));
    expect(form.getByText('Please give the alert a name.')).toBeTruthy();
    await user.type(form.getByLabelText(/^Name/), ' Nurses ');
    await user.selectOptions(form.getByLabelText('How often'), 'Every Monday at 8');
    await user.click(form.getByRole('button', { name: 'Save this search' }));
    const saved = within(await dialog('Your search is saved'));
    expect(saved.getByText(new RegExp(MEMBER.email))).toBeTruthy();
    expect(saved.getByRole('link', { name: 'dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(api.received(createAlert)[0]?.body).toEqual({
      name: 'Nurses',
      frequency: 'weekly',
      search: { search: 'nurse', location: 'Pune' },
    });
  });

  it('can be saved only when something narrows it', async () => {
    openPage('/jobs');
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
  });

  it('requires a login first, and continues after it', async () => {
    const logins = watchLoginRequests();
    const user = openPage('/jobs?search=nurse');
    await user.click(await saveButton());
    expect(logins.reasons).toEqual(['Log in to save this search and get new jobs by mail.']);
    expect(screen.queryByRole('dialog')).toBeNull();
    logIn();
    expect(await dialog('Get new jobs by mail')).toBeTruthy();
    logins.stop();
  });

  it("that was saved before shows the server's message, and retains the input", async () => {
    beMember();
    const sentence = 'You already have an alert for this search: “Nurses”.';
    api.on(createAlert, () => rejected(409, sentence, { details: [{ field: 'search', message: sentence }] }));
    const user = openPage('/jobs?search=nurse');
    await user.click(await saveButton());
    const form = within(await dialog('Get new jobs by mail'));
    await user.click(form.getByRole('button', { name: 'Save this search' }));
    expect((await form.findByRole('alert')).textContent).toContain(sentence);
    expect(form.getByLabelText(/^Name/)).toHaveProperty('value', 'nurse');
  });
});

describe('the alerts on the dashboard', () => {
  const section = () => within(screen.getByRole('region', { name: 'Job alerts' }));
  beforeEach(() => beMember());

  it('show their search and the next mail, and link to the search', async () => {
    openPage('/dashboard');
    const link = await screen.findByRole('link', { name: 'Nurses' });
    expect(link.getAttribute('href')).toBe('/jobs?search=nurse&location=Pune');
    expect(section().getByText(/^nurse, Pune • Every morning at 8, next on Wed,? 25 Nov$/)).toBeTruthy();
  });

  it('are paused and resumed with one click', async () => {
    const paused = { ...ALERT, isPaused: true, nextAt: null };
    api.on(changeAlert, () => {
      api.on(listAlerts, () => many(paused));
      return one(paused);
    });
    const user = openPage('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Pause Nurses' }));
    expect(await screen.findByRole('button', { name: 'Resume Nurses' })).toBeTruthy();
    expect(section().getByText('nurse, Pune • Paused, no mails')).toBeTruthy();
    expect(api.received(changeAlert)[0]?.body).toEqual({ name: 'Nurses', frequency: 'daily', isPaused: true });
  });

  it('are renamed in a dialog that closes when it is done', async () => {
    api.on(changeAlert, () => {
      api.on(listAlerts, () => many({ ...ALERT, name: 'Wards' }));
      return one({ ...ALERT, name: 'Wards' });
    });
    const user = openPage('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Edit Nurses' }));
    const form = within(await dialog('Edit the alert'));
    await user.clear(form.getByLabelText(/^Name/));
    await user.type(form.getByLabelText(/^Name/), 'Wards{Enter}');
    expect(await screen.findByRole('link', { name: 'Wards' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are ended after a confirmation, and the empty list explains how to save a search', async () => {
    api.on(deleteAlert, () => {
      api.on(listAlerts, () => many());
      return { status: 200, body: { success: true } };
    });
    const user = openPage('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'End Nurses' }));
    await user.click(within(await dialog('End “Nurses”?')).getByRole('button', { name: 'End the alert' }));
    expect(await screen.findByText(/You have not saved a search yet/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Job alerts' }));
  });

  it('stay unchanged when a change fails, with an error', async () => {
    api.on(changeAlert, () => rejected(500, 'Out of order.'));
    const user = openPage('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Pause Nurses' }));
    expect((await section().findByRole('alert')).textContent).toContain('Out of order.');
    expect(screen.getByRole('button', { name: 'Pause Nurses' })).toBeTruthy();
  });

  it('are not there at all with a server that knows none', async () => {
    api.on(listAlerts, () => rejected(404, 'Nothing here.'));
    openPage('/dashboard');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Job alerts' })).toBeNull());
  });
});
