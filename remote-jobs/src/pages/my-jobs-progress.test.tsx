import { listMessages, readMessages, sendMessage } from '@kadam/shared/contract/application-messages';
import { appliedIds, applicationResume, applicationsOfUser, withdraw } from '@kadam/shared/contract/applications';
import { markMessagesRead } from '@kadam/shared/contract/office-activity';
import { listSavedJobs } from '@kadam/shared/contract/saved-jobs';
import { currentSession } from '@kadam/shared/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beMember } from '../testing/member';
import { applicationIdOf, appliedTo, listed, posting, rejected, success } from '../testing/postings';
import { pageOpener } from '../testing/render-page';
import MyJobsPage from './my-jobs-page';
import { eachTest } from '../testing/each-test';

const openPage = pageOpener({ myJobs: MyJobsPage });

const job = posting(1);
const received = { status: 'received', at: '2026-03-02T06:00:00.000Z', note: '' };
const interview = { status: 'interview', at: '2026-03-05T09:30:00.000Z', note: 'Monday at 11' };
const withdrawn = { status: 'withdrawn', at: '2026-03-06T09:30:00.000Z', note: '' };

interface More {
  resumeName?: string | null;
  unread?: number;
  messages?: { total: number; unread: number };
}

function standing(status: string, history: readonly object[], { resumeName = null, unread = 0, messages }: More = {}) {
  const { status: code, body } = listed(job);
  const jobPostings = body.data.jobPostings.map((one) => ({
    ...one,
    status,
    history,
    resumeName,
    unread,
    ...(messages && { messages }),
  }));
  return { status: code, body: { ...body, data: { ...body.data, jobPostings } } };
}

const { api } = eachTest((server) => {
  server.on(listSavedJobs, () => listed());
  server.on(appliedIds, () => appliedTo(job));
  beMember();
});

const panel = () => screen.findByRole('region', { name: 'Your application for Staff Nurse 1' });

describe('an application under My Jobs', () => {
  it('shows its status, its date, and each step with time and note', async () => {
    api.on(applicationsOfUser, () => standing('interview', [received, interview]));
    openPage('/myjobs');
    const application = await panel();
    expect(within(application).getByText(/^Applied on/).textContent).toBe('Applied on 2 Mar 2026');
    const steps = within(within(application).getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Received 2 Mar 2026, 11:30/),
      expect.stringMatching(/^Interview 5 Mar 2026, 3:00.*Monday at 11$/),
    ]);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('is decided once hired, so there is nothing to withdraw', async () => {
    const hired = { status: 'hired', at: '2026-03-09T09:30:00.000Z', note: '' };
    api.on(applicationsOfUser, () => standing('hired', [received, hired]));
    openPage('/myjobs');
    const application = within(await panel());
    expect(application.getByText('Congratulations: you got this job.')).toBeTruthy();
    expect(application.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
  });

  it('warns that withdrawing deletes its resume, and then offers no download', async () => {
    api.on(applicationsOfUser, () => standing('received', [received], { resumeName: 'Asha Rao.pdf' }));
    api.on(withdraw, () => success({ status: 'withdrawn', history: [received, withdrawn] }));
    const user = openPage('/myjobs');
    await within(await panel()).findByRole('button', { name: 'Download the resume you sent' });
    await user.click(within(await panel()).getByRole('button', { name: 'Withdraw application' }));
    const question = screen.getByRole('dialog', { name: 'Withdraw this application?' });
    expect(question.textContent).toContain(
      'Asha Rao.pdf is deleted with it, unless another application carries the file',
    );
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await within(await panel()).findAllByText('Withdrawn');
    expect(within(await panel()).queryByRole('button', { name: 'Download the resume you sent' })).toBeNull();
  });

  it('marks what the office did since the last visit as new, and then counts it as read', async () => {
    const seen = { status: 'seen', at: '2026-03-04T09:30:00.000Z', note: '' };
    api.on(applicationsOfUser, () => standing('withdrawn', [received, seen, interview, withdrawn], { unread: 1 }));
    api.on(markMessagesRead, () => ({ status: 200, body: { success: true } }));
    openPage('/myjobs');
    const application = await panel();
    expect(within(application).getByText('1 new message')).toBeTruthy();
    const steps = within(within(application).getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(steps.map((step) => within(step).queryByText('New') !== null)).toEqual([false, false, true, false]);
    await waitFor(() =>
      expect(api.received(markMessagesRead).map(({ body }) => body)).toEqual([{ until: withdrawn.at }]),
    );
  });

  it('is above its card and shows the next step', async () => {
    api.on(applicationsOfUser, () => standing('shortlisted', [received]));
    openPage('/myjobs');
    const application = await panel();
    expect(within(application).getByText('Next: the employer decides about an interview.')).toBeTruthy();
    const [card] = screen.getAllByRole('article');
    expect(application.compareDocumentPosition(card!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['folds the history away when there is nothing to read in it', [received], false],
    ['opens the history when the last step carries a note of the office', [received, interview], true],
  ])('%s', async (_, steps, isOpen) => {
    api.on(applicationsOfUser, () => standing('interview', steps));
    const user = openPage('/myjobs');
    const summary = within(await panel()).getByText(/^History/);
    expect(summary.closest('details')?.open).toBe(isOpen);
    await user.click(summary);
    expect(summary.closest('details')?.open).toBe(!isOpen);
  });

  it('marks nothing as read when nothing is new', async () => {
    api.on(applicationsOfUser, () => standing('interview', [received, interview]));
    openPage('/myjobs');
    expect(within(await panel()).queryByText(/new message/)).toBeNull();
    expect(api.received(markMessagesRead)).toEqual([]);
  });

  it('is withdrawn after one question, and no longer counts as applied', async () => {
    api.on(applicationsOfUser, () => standing('received', [received]));
    api.on(withdraw, () => success({ status: 'withdrawn', history: [received, withdrawn] }));
    const user = openPage('/myjobs');
    await user.click(within(await panel()).getByRole('button', { name: 'Withdraw application' }));
    const question = screen.getByRole('dialog', { name: 'Withdraw this application?' });
    expect(api.received(withdraw)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await within(await panel()).findAllByText('Withdrawn')).toHaveLength(2);
    expect(api.received(withdraw)[0]?.path).toBe(`/job/applications/${applicationIdOf(job)}/withdraw`);
    expect(within(await panel()).queryByRole('button', { name: 'Withdraw application' })).toBeNull();
    expect(currentSession().appliedJobs).toEqual([]);
  });

  it('stays unchanged when the dialog is dismissed or the server rejects it', async () => {
    api.on(applicationsOfUser, () => standing('received', [received]));
    api.on(withdraw, () => rejected(409, 'This application has been decided, so there is nothing left to withdraw.'));
    const user = openPage('/myjobs');
    const ask = async () => user.click(within(await panel()).getByRole('button', { name: 'Withdraw application' }));
    await ask();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(api.received(withdraw)).toHaveLength(0);
    await ask();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect((await screen.findByRole('alert')).textContent).toContain('has been decided');
    expect(currentSession().appliedJobs).toEqual([job.id]);
  });

  it('downloads its resume, and shows when the file no longer exists', async () => {
    api.on(applicationsOfUser, () => standing('not_chosen', [received], { resumeName: 'Asha Rao.pdf' }));
    api.on(applicationResume, () => rejected(410, 'This application has no resume file.'));
    const user = openPage('/myjobs');
    const application = await panel();
    expect(within(application).queryByRole('button', { name: 'Withdraw application' })).toBeNull();
    await user.click(within(application).getByRole('button', { name: 'Download the resume you sent' }));
    expect((await within(application).findByRole('alert')).textContent).toContain(
      'This application has no resume file.',
    );
  });
});

describe('messages about an application', () => {
  const message = (number: number, fields: object) => ({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    at: `2026-03-0${number}T09:30:00.000Z`,
    by: '',
    isRead: true,
    ...fields,
  });
  const ours = message(5, { from: 'office', text: 'Please bring certificates.', isRead: false });
  const theirs = message(6, { from: 'candidate', text: 'Which ones?' });

  it('are loaded when opened, are then read, and are answered once even after an error', async () => {
    const messages = { total: 2, unread: 1 };
    api.on(applicationsOfUser, () =>
      standing('interview', [received, { ...interview, at: '2026-03-05T10:30:00.000Z' }], { messages }),
    );
    api.on(listMessages, () => success({ messages: [ours, theirs] }));
    api.on(readMessages, () => success({}));
    api.on(sendMessage, () => rejected(503, 'The server is busy.'));
    const user = openPage('/myjobs');
    const application = within(await panel());
    expect(application.getByText('1 new')).toBeTruthy();
    expect(application.getByText('1 new message')).toBeTruthy();
    expect(api.received(listMessages)).toEqual([]);
    await user.click(application.getByText(/^Messages \(2\)/));
    const items = await within(await application.findByRole('list', { name: 'Messages' })).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Our office 5 Mar 2026.*NewPlease bring certificates\.$/),
      expect.stringMatching(/^Our office 5 Mar 2026.*Monday at 11$/),
      expect.stringMatching(/^You 6 Mar 2026.*Which ones\?$/),
    ]);
    await waitFor(() => expect(api.received(readMessages)).toMatchObject([{ body: { until: ours.at } }]));
    await user.type(application.getByLabelText('Message to our office'), ' All of them? ');
    await user.click(application.getByRole('button', { name: 'Send' }));
    expect(await application.findByText('The server is busy.')).toBeTruthy();
    api.on(sendMessage, () => success({ message: theirs }));
    await user.click(application.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(application.getByLabelText('Message to our office')).toHaveProperty('value', ''));
    const [first, second] = api.received(sendMessage).map(({ body }) => body);
    expect(first).toEqual({ id: expect.any(String), text: 'All of them?' });
    expect(second).toEqual(first);
  });

  it('can be begun by the candidate, with a text', async () => {
    api.on(applicationsOfUser, () => standing('received', [received], { messages: { total: 0, unread: 0 } }));
    api.on(listMessages, () => success({ messages: [] }));
    const user = openPage('/myjobs');
    await user.click(await within(await panel()).findByText('Write to our office'));
    await user.click(await within(await panel()).findByRole('button', { name: 'Send' }));
    expect(within(await panel()).getByText('Please enter a message.')).toBeTruthy();
    expect(api.received(sendMessage)).toEqual([]);
  });

  it('are not offered about a withdrawn application without any', async () => {
    api.on(applicationsOfUser, () => standing('withdrawn', [received], { messages: { total: 0, unread: 0 } }));
    openPage('/myjobs');
    expect(within(await panel()).queryByText('Write to our office')).toBeNull();
  });
});
