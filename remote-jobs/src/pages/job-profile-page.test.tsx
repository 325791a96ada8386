import { getProfile } from '@kadam/shared/contract/auth';
import { searchPostings } from '@kadam/shared/contract/jobs';
import { saveJobseekerProfile } from '@kadam/shared/contract/members';
import { emit } from '@kadam/shared/events';
import { act, screen, waitFor, within } from '@testing-library/react';
import { startApiServer, type ApiServer, type Received } from '../testing/api-server';
import { beMember, beVisitor, logIn, MEMBER, watchLoginRequests } from '../testing/member';
import { found, refused } from '../testing/postings';
import { address, openPage } from '../testing/render-page';

let api: ApiServer;
let logins: ReturnType<typeof watchLoginRequests>;
const account = { id: MEMBER.userId, firstName: 'Asha', lastName: 'Rao', email: MEMBER.email };
const saved = ({ body }: Received) => {
  const { email: _, resumeUrl: __, ...data } = body as Record<string, string>;
  return { status: 200, body: { success: true, message: 'Saved', data } };
};

beforeEach(async () => {
  beVisitor();
  logins = watchLoginRequests();
  api = await startApiServer();
  api.on(searchPostings, () => found([]));
  api.on(getProfile, () => ({ status: 200, body: { success: true, user: account } }));
  api.on(saveJobseekerProfile, saved);
});
afterEach(async () => {
  logins.stop();
  await api.close();
});

const openForm = async (state?: unknown) => {
  beMember();
  const user = openPage('/job-profile', state);
  await screen.findByLabelText(/Full Name/);
  return user;
};
const save = () => screen.getByRole('button', { name: 'Save Profile' });

describe('the job profile', () => {
  it('has every field of the specification, prefilled with what is known', async () => {
    await openForm({ phone: '98450 00000' });
    expect(screen.getByRole('heading', { level: 1, name: 'Create Your Job Profile' })).toBeTruthy();
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'jobseekerName',
      'email',
      'phone',
      'yearOfExperience',
      'currentPackage',
      'expectedPackage',
      'noticePeriod',
      'resume',
      'address',
      'preferredLocation1',
      'preferredLocation2',
      'preferredLocation3',
    ]);
    expect(screen.getByLabelText(/Full Name/)).toHaveProperty('value', 'Asha Rao');
    expect(screen.getByLabelText(/Email/)).toHaveProperty('value', MEMBER.email);
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '98450 00000');
  });

  it('is saved once, and Done leads back', async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText('Preferred Location 1'), 'Pune');
    await user.dblClick(save());
    const dialog = await screen.findByRole('dialog', { name: 'Profile Saved' });
    expect(within(dialog).getByText('Your jobseeker profile has been saved successfully.')).toBeTruthy();
    expect(api.received(saveJobseekerProfile)).toHaveLength(1);
    expect(api.received(saveJobseekerProfile)[0]?.body).toMatchObject({
      jobseekerName: 'Asha Rao',
      preferredLocation1: 'Pune',
      resume: '',
      resumeUrl: '',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(address()).not.toBe('/job-profile');
  });

  it('says that it is saving', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    api.on(saveJobseekerProfile, async (request) => {
      await held;
      return saved(request);
    });
    const user = await openForm();
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeTruthy();
    release();
    expect(await screen.findByRole('dialog', { name: 'Profile Saved' })).toBeTruthy();
  });

  it('is not sent without name and email, and says so beside the fields', async () => {
    const user = await openForm();
    await user.clear(screen.getByLabelText(/Full Name/));
    await user.clear(screen.getByLabelText(/Email/));
    await user.click(save());
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('Jobseeker name and email are required.');
    expect(document.activeElement?.contains(summary)).toBe(true);
    expect(screen.getByLabelText(/Full Name/).getAttribute('aria-invalid')).toBe('true');
    await user.type(screen.getByLabelText(/Full Name/), 'A');
    expect(screen.getByLabelText(/Full Name/).getAttribute('aria-invalid')).toBeNull();
    expect(api.received(saveJobseekerProfile)).toHaveLength(0);
  });

  it('keeps what was typed when saving fails, with the sentence of the server', async () => {
    api.on(saveJobseekerProfile, () =>
      refused(400, 'Phone is too long.', { details: [{ field: 'phone', message: 'At most 40 characters.' }] }),
    );
    const user = await openForm();
    await user.type(screen.getByLabelText('Phone'), '12345');
    await user.click(save());
    expect(await screen.findByText('Phone is too long.')).toBeTruthy();
    expect(screen.getByText('At most 40 characters.')).toBeTruthy();
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '12345');
  });

  it('goes back to what was known on Reset', async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText(/Full Name/), ' Kulkarni');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText(/Full Name/)).toHaveProperty('value', 'Asha Rao');
  });

  it('asks again in place when the session ended while typing, and saves after the login', async () => {
    api.on(saveJobseekerProfile, (request) =>
      request.authorization === 'Bearer new' ? saved(request) : refused(401, 'Ended.'),
    );
    const user = await openForm();
    await user.type(screen.getByLabelText('Phone'), '12345');
    await user.click(save());
    await waitFor(() => expect(logins.reasons).toEqual(['Session expired. Please log in again.']));
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '12345');
    logIn('new');
    expect(await screen.findByRole('dialog', { name: 'Profile Saved' })).toBeTruthy();
    expect(api.received(saveJobseekerProfile).at(-1)?.body).toMatchObject({ phone: '12345' });
  });

  it('shows no empty form over a profile that could not be read', async () => {
    api.on(getProfile, () => refused(500, 'Out of order.'));
    beMember();
    openPage('/job-profile');
    expect(await screen.findByText('Failed to load profile')).toBeTruthy();
    expect(screen.queryByLabelText(/Full Name/)).toBeNull();
  });
});

describe('a visitor of the job profile', () => {
  it('is sent back and asked to log in, and comes to the page afterwards', async () => {
    openPage('/job-profile');
    await waitFor(() => expect(address()).toBe('/jobs'));
    expect(logins.reasons).toHaveLength(1);
    logIn();
    expect(await screen.findByLabelText(/Full Name/)).toBeTruthy();
    expect(address()).toBe('/job-profile');
  });

  it('stays where the login dialog was closed', async () => {
    openPage('/job-profile');
    await waitFor(() => expect(address()).toBe('/jobs'));
    act(() => emit('auth:closeLogin'));
    logIn();
    expect(address()).toBe('/jobs');
  });
});
