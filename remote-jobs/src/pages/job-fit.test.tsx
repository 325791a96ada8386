import { getJobFit, type JobFit } from '@kadam/shared/contract/job-fit';
import { getPosting } from '@kadam/shared/contract/jobs';
import { deleteResumeSkills, getResumeSkills } from '@kadam/shared/contract/resume-skills';
import { getProfile } from '@kadam/shared/contract/members';
import { deleteResume } from '@kadam/shared/contract/resume-files';
import { listSavedJobs } from '@kadam/shared/contract/saved-jobs';
import { provideExtensions, type ExtensionSlotProps } from '@kadam/shared/extensions';
import { screen, waitFor, within } from '@testing-library/react';
import { beMember, profile, watchLoginRequests } from '../testing/member';
import { listed, posting, rejected, success } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import JobPage from './job-page';
import ProfilePage from './profile-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ job: JobPage, profile: ProfilePage });

const JOB = posting(1);
const COURSE = { id: '30000000-0000-4000-8000-000000000001', name: 'Data analysis', line: 'Power BI models' };
const FIT: JobFit = {
  hasProfile: true,
  hasResume: true,
  skills: [
    { skill: 'Excel', line: 'Tools: MS-Excel, Tally', course: null },
    { skill: 'Power BI', line: null, course: COURSE },
    { skill: 'Welding', line: null, course: null },
  ],
  points: [
    { about: 'experience', verdict: 'differs', asked: '3 to 5 years in accounting', yours: '2 years' },
    { about: 'pay', verdict: 'unknown', asked: 'Up to 6 lakh a year', yours: null },
  ],
};
const fits = (fit: Partial<JobFit> = {}) => success({ fit: { ...FIT, ...fit } });

const { api } = eachTest((server) => {
  server.on(getPosting, () => success({ jobPosting: JOB }));
  server.on(listSavedJobs, () => listed());
  server.on(getJobFit, () => fits());
});

const section = async () => within(await screen.findByRole('region', { name: 'How this job fits you' }));

describe('how a job fits', () => {
  it('is one line for visitors with a login button, and sends no request', async () => {
    const logins = watchLoginRequests();
    const user = openPage(`/jobs/${JOB.id}`);
    await user.click(await screen.findByRole('button', { name: 'Log in to compare' }));
    expect(logins.reasons).toEqual(['Log in to see what of this job fits you.']);
    expect(api.received(getJobFit)).toHaveLength(0);
    logins.stop();
  });

  it('lists each reason with its source line', async () => {
    beMember();
    openPage(`/jobs/${JOB.id}`);
    const fit = await section();
    expect(await fit.findByRole('heading', { name: 'Your resume names 1 of 3 skills' })).toBeTruthy();
    expect(fit.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ExcelRead from: “Tools: MS-Excel, Tally”',
      'Power BI: missingNo line of your resume names it.',
      'Welding: missingNo line of your resume names it.',
      'Experience: differsThe job: 3 to 5 years in accounting. Your profile: 2 years',
      'Pay: not knownThe job: Up to 6 lakh a year. Your profile: does not say yet',
    ]);
    expect(fit.getByRole('link', { name: 'does not say yet' }).getAttribute('href')).toBe('/job-profile');
  });

  it('names the resume it was compared with', async () => {
    beMember();
    api.on(getJobFit, () => fits({ resumeName: 'asha.pdf' }));
    openPage(`/jobs/${JOB.id}`);
    const fit = await section();
    expect(await fit.findByText(/^Compared with your job profile and the skills read from asha.pdf\./)).toBeTruthy();
  });

  it('explains what to do without a job profile and a resume', async () => {
    beMember();
    api.on(getJobFit, () => fits({ hasProfile: false, hasResume: false, skills: [], points: [] }));
    openPage(`/jobs/${JOB.id}`);
    const fit = await section();
    expect((await fit.findByRole('link', { name: 'Create your job profile' })).getAttribute('href')).toBe(
      '/job-profile',
    );
    expect(fit.getByRole('link', { name: 'check your resume' }).getAttribute('href')).toBe('/ats-score');
    expect(fit.queryByText(/Compared with/)).toBeNull();
  });

  it('leaves the job whole when it cannot be loaded, and comes on Retry', async () => {
    beMember();
    api.on(getJobFit, () => rejected(500, 'Out of order.'));
    const user = openPage(`/jobs/${JOB.id}`);
    const fit = await section();
    expect(await fit.findByText('Out of order.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: JOB.jobName })).toBeTruthy();
    api.on(getJobFit, () => fits());
    await user.click(fit.getByRole('button', { name: 'Retry' }));
    expect(await fit.findByText('Excel')).toBeTruthy();
  });
});

describe('extensions beside a job', () => {
  const View = ({ props }: ExtensionSlotProps) => <p>{JSON.stringify(props)}</p>;
  const shown = async (missingSkills: readonly string[] | null) =>
    screen.findByText(JSON.stringify({ jobId: JOB.id, skills: JOB.skills, missingSkills }));
  beforeEach(() => provideExtensions({ has: (name) => name === 'job.aside', loadView: async () => View }));

  it('get the skills of the job', async () => {
    openPage(`/jobs/${JOB.id}`);
    expect(await shown(null)).toBeTruthy();
  });

  it('get the skills that the resume of a member does not name, once they are known', async () => {
    beMember();
    openPage(`/jobs/${JOB.id}`);
    expect(await shown(['Power BI', 'Welding'])).toBeTruthy();
  });

  it.each([
    ['has no resume', () => fits({ hasResume: false, skills: [] })],
    ['gets no comparison', () => rejected(500, 'Out of order.')],
    ['uses a server without comparisons', () => rejected(404, 'Not found.')],
  ])('get no missing skills where a member %s', async (_, respond) => {
    beMember();
    api.on(getJobFit, respond);
    openPage(`/jobs/${JOB.id}`);
    expect(await shown(null)).toBeTruthy();
  });
});

describe('the stored skills of a resume', () => {
  const SKILLS = {
    fileName: 'asha.pdf',
    keptAt: '2026-11-20T10:00:00.000Z',
    skills: [{ name: 'MS-Excel', line: 'Tools: MS-Excel, Tally' }],
  };
  const skillsResponse = (value: typeof SKILLS | null, onFile?: typeof SKILLS) => success({ kept: value, onFile });
  beforeEach(() => {
    beMember();
    api.on(getProfile, () => profile());
    api.on(getResumeSkills, () => skillsResponse(SKILLS));
  });
  const part = async () => within(await screen.findByRole('region', { name: 'Kept for your job matches' }));

  it('is listed on the profile, each skill with its line, and deleted there', async () => {
    api.on(deleteResumeSkills, () => ({ status: 200, body: { success: true } }));
    const user = openPage('/profile');
    const shown = await part();
    expect(await shown.findByText(/^1 skill of asha.pdf, kept on 20 Nov 2026/)).toBeTruthy();
    expect(shown.getByText('“Tools: MS-Excel, Tally”', { exact: false })).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Delete what is kept' }));
    expect(await shown.findByText(/No skills of a resume are kept/)).toBeTruthy();
    expect(api.received(deleteResumeSkills)).toHaveLength(1);
  });

  it('lists the resume on file too, and which of the two is compared', async () => {
    api.on(getResumeSkills, () => skillsResponse(SKILLS, { ...SKILLS, fileName: 'newer.docx' }));
    api.on(deleteResume, () => ({ status: 200, body: { success: true } }));
    const user = openPage('/profile');
    const shown = await part();
    expect(await shown.findByText(/^1 skill of newer.docx, on file since 20 Nov 2026/)).toBeTruthy();
    expect(shown.getByText('Jobs are compared with the more recent of these two.')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Remove this file' }));
    await waitFor(() => expect(shown.queryByText(/newer.docx/)).toBeNull());
    expect(shown.getByText(/^1 skill of asha.pdf, kept on/)).toBeTruthy();
    expect([api.received(deleteResume), api.received(deleteResumeSkills)]).toMatchObject([
      { length: 1 },
      { length: 0 },
    ]);
  });

  it('stays shown when deleting fails, with the reason', async () => {
    api.on(deleteResumeSkills, () => rejected(500, 'Out of order.'));
    const user = openPage('/profile');
    const shown = await part();
    await user.click(await shown.findByRole('button', { name: 'Delete what is kept' }));
    expect((await shown.findByRole('alert')).textContent).toContain('Out of order.');
    expect(shown.getByText('MS-Excel')).toBeTruthy();
  });
});
