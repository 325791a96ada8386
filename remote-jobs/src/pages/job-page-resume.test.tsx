import { appliedIds, apply } from '@kadam/shared/contract/applications';
import { getProfile } from '@kadam/shared/contract/members';
import { getPosting } from '@kadam/shared/contract/jobs';
import { uploadResume, deleteResume, getResume, type ResumeFile } from '@kadam/shared/contract/resume-files';
import { listSavedJobs } from '@kadam/shared/contract/saved-jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { account, beMember, logIn, MEMBER, profile } from '../testing/member';
import { appliedTo, listed, posting, rejected, submitted, success } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import JobPage from './job-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ job: JobPage });

const job = posting(1);
const storedResume: ResumeFile = {
  id: posting(7).id,
  name: 'Asha Rao.pdf',
  size: 86_000,
  keptAt: '2026-03-01T06:00:00.000Z',
  reading: {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '',
    lastJob: 'Staff Nurse, Apollo',
    skills: ['Patient care', 'IV therapy'],
    warning: null,
  },
};
const resumeResponse = (resume: ResumeFile | null, status = 200) => ({
  status,
  body: { success: true, data: { resume } },
});

const { api, logins } = eachTest((server) => {
  server.on(getPosting, () => success({ jobPosting: job }));
  server.on(listSavedJobs, () => listed());
  server.on(appliedIds, () => appliedTo());
  server.on(getProfile, () => profile({ ...account, phone: '98765 43210' }));
  server.on(getResume, () => resumeResponse(storedResume));
  server.on(apply, () => submitted(job));
});

const sheet = () => screen.findByRole('dialog', { name: 'Apply with resume' });
async function openSheet() {
  const user = openPage(`/jobs/${job.id}`);
  await user.click(await screen.findByRole('button', { name: 'Apply with resume' }));
  return { user, dialog: await sheet() };
}
const send = () => screen.getByRole('button', { name: 'Send application' });

describe('applying with a resume', () => {
  it('shows the profile, the resume on file and what machines read in it, and sends them with one click', async () => {
    beMember();
    const { user, dialog } = await openSheet();
    expect(await within(dialog).findByText('Asha Rao.pdf')).toBeTruthy();
    expect(await within(dialog).findByText('98765 43210')).toBeTruthy();
    const reading = within(dialog).getByRole('region', { name: 'What machines read in it' });
    expect(reading.textContent).toContain('Last jobStaff Nurse, Apollo');
    expect(reading.textContent).toContain('PhoneNot found');
    expect(api.received(apply)).toHaveLength(0);
    await user.click(send());
    expect(await screen.findByText('Your application has been submitted successfully.')).toBeTruthy();
    expect(api.received(apply)[0]?.body).toEqual({
      email: MEMBER.email,
      jobPostingId: job.id,
      resumeId: storedResume.id,
    });
    expect(screen.getByRole('link', { name: 'See it under My Jobs' }).getAttribute('href')).toBe('/myjobs');
  });

  it('puts a chosen file on file and shows what could not be read in it', async () => {
    beMember();
    api.on(getResume, () => resumeResponse(null));
    const warning = 'Machines read nothing in this file.';
    api.on(uploadResume, () => resumeResponse({ ...storedResume, reading: { ...storedResume.reading, warning } }, 201));
    const { user, dialog } = await openSheet();
    await waitFor(() => expect((send() as HTMLButtonElement).disabled).toBe(false));
    await user.click(send());
    expect(within(dialog).getByRole('alert').textContent).toBe('Please select a resume file first.');
    await user.upload(within(dialog).getByLabelText('Resume file'), new File(['%PDF'], 'asha.pdf'));
    expect(await within(dialog).findByText(warning)).toBeTruthy();
    expect(String(api.received(uploadResume)[0]?.body)).toContain('filename="asha.pdf"');
    await user.click(send());
    await screen.findByRole('dialog', { name: 'Application Status' });
  });

  it('shows why a file is rejected, and retains the previous one', async () => {
    beMember();
    api.on(uploadResume, () => rejected(422, 'The PDF is protected by a password. Send a copy without one.'));
    const { user, dialog } = await openSheet();
    const input = await within(dialog).findByLabelText('Resume file');
    await within(dialog).findByText('Asha Rao.pdf');
    await user.upload(input, new File(['%PDF'], 'locked.pdf'));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('protected by a password');
    expect(within(dialog).getByText('Asha Rao.pdf')).toBeTruthy();
    input.removeAttribute('accept');
    await user.upload(input, new File(['x'], 'notes.txt'));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Unsupported file type. Please upload PDF, DOC, or DOCX.',
    );
    expect(api.received(uploadResume)).toHaveLength(1);
  });

  it('takes the resume off file', async () => {
    beMember();
    api.on(deleteResume, () => ({ status: 200, body: { success: true } }));
    const { user, dialog } = await openSheet();
    await user.click(await within(dialog).findByRole('button', { name: 'Remove this file' }));
    expect(await within(dialog).findByRole('button', { name: 'Choose a file' })).toBeTruthy();
    expect(within(dialog).queryByText('Asha Rao.pdf')).toBeNull();
  });

  it('requires a login first, and again when the session ends meanwhile', async () => {
    const user = openPage(`/jobs/${job.id}`);
    await user.click(await screen.findByRole('button', { name: 'Apply with resume' }));
    expect(logins.reasons).toEqual(['Log in to apply for this job.']);
    api.on(uploadResume, () => rejected(401, 'Your session has ended.'));
    logIn();
    const dialog = await sheet();
    await user.upload(await within(dialog).findByLabelText('Resume file'), new File(['%PDF'], 'asha.pdf'));
    await waitFor(() =>
      expect(logins.reasons).toEqual(['Log in to apply for this job.', 'Session expired. Please log in again.']),
    );
    logIn('new');
    expect(await within(await sheet()).findByText('Asha Rao.pdf')).toBeTruthy();
  });
});
