import { searchPostings } from '@kadam/shared/contract/jobs';
import { getProfile, saveJobseekerProfile } from '@kadam/shared/contract/members';
import { getResume } from '@kadam/shared/contract/resume-files';
import { Link } from '@kadam/shared/router';
import { cleanup, screen, within } from '@testing-library/react';
import { account, beMember, logIn, MEMBER, profile, savedJobProfile } from '../testing/member';
import { found, rejected, success } from '../testing/postings';
import { address, pageOpener } from '../testing/render-page';
import JobsPage from './jobs-page';
import JobProfilePage from './job-profile-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ jobs: JobsPage, jobProfile: JobProfilePage });
const openLink = pageOpener({
  dashboard: () => <Link to="/job-profile">To the job profile</Link>,
  jobProfile: JobProfilePage,
});

const OTHER_ID = '7d9f3c7e-1111-4222-8333-944455556666';

const { api } = eachTest((server) => {
  server.on(searchPostings, () => found([]));
  server.on(getProfile, () => profile());
  server.on(saveJobseekerProfile, savedJobProfile);
  server.on(getResume, () => success({ resume: null }));
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
    const labels = screen.getAllByRole<HTMLInputElement>('textbox').map((field) => field.labels?.[0]?.textContent);
    expect(labels).toEqual([
      'Full Name *',
      'Email *',
      'Phone',
      'Years of Experience',
      'Current Package (LPA)',
      'Expected Package (LPA)',
      'Notice Period (days)',
      'Resume URL',
      'Address',
      'Preferred Location 1',
      'Preferred Location 2',
      'Preferred Location 3',
    ]);
    expect(screen.getByLabelText(/Full Name/)).toHaveProperty('value', 'Asha Rao');
    expect(screen.getByLabelText(/Email/)).toHaveProperty('value', MEMBER.email);
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '98450 00000');
  });

  it('is saved once, and Done leads back', async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText('Preferred Location 1'), 'Pune');
    await user.type(screen.getByLabelText('Resume URL'), 'https://example.in/asha.pdf');
    await user.dblClick(save());
    const dialog = await screen.findByRole('dialog', { name: 'Profile Saved' });
    expect(within(dialog).getByText('Your jobseeker profile has been saved successfully.')).toBeTruthy();
    expect(api.received(saveJobseekerProfile).map(({ body }) => body)).toEqual([
      {
        jobseekerName: 'Asha Rao',
        email: MEMBER.email,
        phone: '',
        yearOfExperience: '',
        currentPackage: '',
        expectedPackage: '',
        noticePeriod: '',
        resume: 'https://example.in/asha.pdf',
        resumeUrl: 'https://example.in/asha.pdf',
        address: '',
        preferredLocation1: 'Pune',
        preferredLocation2: '',
        preferredLocation3: '',
      },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(address()).not.toBe('/job-profile');
  });

  it('leads back by Done to the page before, and has what was saved on the next visit', async () => {
    api.on(saveJobseekerProfile, (request) => {
      const user = { ...account, ...(request.body as object) };
      api.on(getProfile, () => profile(user));
      return savedJobProfile(request);
    });
    beMember();
    const user = openLink('/dashboard');
    await user.click(screen.getByRole('link', { name: 'To the job profile' }));
    await user.type(await screen.findByLabelText('Preferred Location 2'), 'Pune');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('link', { name: 'To the job profile' }));
    expect(await screen.findByLabelText('Preferred Location 2')).toHaveProperty('value', 'Pune');
    expect(screen.queryByText('What you typed is back.')).toBeNull();
  });

  it('shows that it is saving', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    api.on(saveJobseekerProfile, async (request) => {
      await held;
      return savedJobProfile(request);
    });
    const user = await openForm();
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeTruthy();
    release();
    expect(await screen.findByRole('dialog', { name: 'Profile Saved' })).toBeTruthy();
  });

  it('is not sent without name and email, with errors beside the fields', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.received(saveJobseekerProfile)).toHaveLength(0);
  });

  it.each([
    ['the sentence of the server', rejected(500, 'Out of order.'), 'Out of order.'],
    ['its own where the server has none', { status: 500, body: '' }, 'Failed to save profile'],
    ['the message of an unsuccessful response', { status: 202, body: { success: false, message: 'No.' } }, 'No.'],
  ])('retains the input when saving fails, with %s', async (_, response, message) => {
    api.on(saveJobseekerProfile, () => response);
    const user = await openForm();
    await user.type(screen.getByLabelText('Phone'), '98450 12345');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '98450 12345');
  });

  it("shows the server's errors beside their fields", async () => {
    api.on(saveJobseekerProfile, () =>
      rejected(400, 'Phone is too long.', { details: [{ field: 'phone', message: 'At most 40 characters.' }] }),
    );
    const user = await openForm();
    await user.click(save());
    expect(await screen.findByText('Phone is too long.')).toBeTruthy();
    expect(screen.getByText('At most 40 characters.')).toBeTruthy();
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['Phone', 'call me', 'Usually 7 to 15 digits, such as +91 98765 43210. It is saved as you write it.'],
    ['Years of Experience', 'ninety', 'Usually a number of years, such as 4 or 2.5. It is saved as you write it.'],
    [
      'Current Package (LPA)',
      'secret',
      'Usually a number of lakh rupees a year, such as 12.5. It is saved as you write it.',
    ],
    ['Notice Period (days)', 'soon', 'Usually a number of days, such as 30. It is saved as you write it.'],
    ['Resume URL', 'cv.pdf', 'Usually a whole web address that begins with https://. It is saved as you write it.'],
  ])('gives a hint beside %s for %j, and saves it as it is', async (label, typed, hint) => {
    const user = await openForm();
    const field = screen.getByLabelText(label);
    await user.type(field, typed);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    const described = field.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(hint);
    await user.click(save());
    await screen.findByRole('dialog', { name: 'Profile Saved' });
    expect(api.received(saveJobseekerProfile)[0]?.body).toHaveProperty(field.getAttribute('name') ?? '', typed);
  });

  it('names a field whose text is too long, and sends nothing', async () => {
    const user = await openForm();
    await user.click(screen.getByLabelText('Phone'));
    await user.paste('9'.repeat(201));
    await user.click(save());
    expect(screen.getByText('Phone must be at most 200 characters.')).toBeTruthy();
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(api.received(saveJobseekerProfile)).toHaveLength(0);
  });

  it('shows the resume on file beside its URL, and which one is sent', async () => {
    const reading = { name: '', email: '', phone: '', lastJob: '', skills: [], warning: null };
    const resume = { id: OTHER_ID, name: 'asha.pdf', size: 86_000, keptAt: '2026-03-01T06:00:00.000Z', reading };
    api.on(getResume, () => success({ resume }));
    await openForm();
    const area = screen.getByRole('group', { name: 'Resume' });
    expect(await within(area).findByText('asha.pdf')).toBeTruthy();
    expect(within(area).getByRole('button', { name: 'Choose another file' })).toBeTruthy();
    expect(within(area).getByRole('button', { name: 'Remove this file' })).toBeTruthy();
    expect(within(area).getByLabelText('Resume URL')).toBeTruthy();
    expect(within(area).getByText(/“Apply with resume” sends the file below/)).toBeTruthy();
  });

  it('retains a draft after leaving the page, until it is saved or reset', async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText('Preferred Location 1'), 'Pune');
    cleanup();
    openPage('/job-profile');
    expect(await screen.findByText('What you typed is back.')).toBeTruthy();
    expect(screen.getByLabelText('Preferred Location 1')).toHaveProperty('value', 'Pune');
    await user.click(save());
    await screen.findByRole('dialog', { name: 'Profile Saved' });
    cleanup();
    openPage('/job-profile');
    await screen.findByLabelText(/Full Name/);
    expect(screen.queryByText('What you typed is back.')).toBeNull();
  });

  it('hides the draft of another member', async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText('Preferred Location 1'), 'Pune');
    cleanup();
    api.on(getProfile, () => profile({ ...account, id: OTHER_ID }));
    openPage('/job-profile');
    await screen.findByLabelText(/Full Name/);
    expect(screen.getByLabelText('Preferred Location 1')).toHaveProperty('value', '');
  });

  it('goes back to what was known on Reset', async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText(/Full Name/), ' Kulkarni');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText(/Full Name/)).toHaveProperty('value', 'Asha Rao');
  });

  it('goes back to what was saved last on Reset, once it was saved', async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText('Phone'), '98450 12345');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Profile Saved' });
    await user.click(within(dialog).getByRole('button', { name: /Close/ }));
    await user.type(screen.getByLabelText('Phone'), '67');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '98450 12345');
  });

  it.each([
    ['the sentence of the server', rejected(500, 'Out of order.'), 'Out of order.'],
    ['its own where the server has none', { status: 502, body: '' }, 'Failed to load profile'],
  ])('shows no empty form over a profile that could not be read, but %s, and Retry', async (_, response, message) => {
    api.on(getProfile, () => response);
    beMember();
    const user = openPage('/job-profile');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.queryByLabelText(/Full Name/)).toBeNull();
    api.on(getProfile, () => profile());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await screen.findByLabelText(/Full Name/)).toHaveProperty('value', 'Asha Rao');
  });

  it('offers to log out and in again when the server has no user for the token', async () => {
    api.on(getProfile, () => rejected(500, "Cannot read properties of undefined (reading 'id')"));
    beMember();
    const user = openPage('/job-profile');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Authentication error. Please log out and log in again.');
    api.on(getProfile, () => profile());
    await user.click(screen.getByRole('button', { name: 'Log out and log in' }));
    logIn('new');
    expect(await screen.findByLabelText(/Full Name/)).toHaveProperty('value', 'Asha Rao');
  });
});
