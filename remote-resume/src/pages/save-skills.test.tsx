import { emit, listen } from '@kadam/shared/events';
import { saveResumeSkills } from '@kadam/shared/contract/resume-skills';
import { call } from '@kadam/shared/http';
import { signIn, signOut } from '@kadam/shared/session';
import { act, fireEvent, screen } from '@testing-library/react';
import { responseWith } from '../testing/analysis';
import { openCheck } from '../testing/check-page';

jest.mock('@kadam/shared/http', () => ({ ...jest.requireActual<object>('@kadam/shared/http'), call: jest.fn() }));
const server = jest.mocked(call);

beforeEach(() => {
  signOut();
  server.mockReset();
  sessionStorage.setItem('ats_result', JSON.stringify({ ...responseWith(), fileName: 'asha-rao.pdf' }));
});

const SAVED = { fileName: 'asha-rao.pdf', keptAt: '2026-11-24T10:00:00.000Z', skills: [{ name: 'SQL', line: 'SQL' }] };
const saveButton = () => screen.findByRole('button', { name: 'Keep what was read for my job matches' });

it('saves nothing by itself; one press saves the skills and shows their number', async () => {
  signIn({ token: 'token', userId: 'asha' });
  server.mockResolvedValue({ success: true, data: { kept: SAVED } });
  openCheck();
  const button = await saveButton();
  expect(server).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect((await screen.findByRole('status')).textContent).toContain('Kept: 1 skill.');
  expect(server).toHaveBeenCalledTimes(1);
  const [endpoint, input] = server.mock.calls[0]!;
  expect(endpoint).toBe(saveResumeSkills);
  expect(input).toMatchObject({ body: { fileName: 'asha-rao.pdf', skills: expect.any(Array) } });
});

it('requires a login first, and saves after it', async () => {
  const requested: unknown[] = [];
  const stop = listen('auth:openLogin', (detail) => void requested.push(detail?.reason));
  server.mockResolvedValue({ success: true, data: { kept: SAVED } });
  openCheck();
  fireEvent.click(await saveButton());
  expect([requested, server.mock.calls]).toEqual([['Log in to keep what was read for your job matches.'], []]);
  act(() => {
    signIn({ token: 'token', userId: 'asha' });
    emit('auth:login', { userId: 'asha' });
  });
  expect((await screen.findByRole('status')).textContent).toContain('Kept: 1 skill.');
  stop();
});

it('shows why saving failed, and can be pressed again', async () => {
  signIn({ token: 'token', userId: 'asha' });
  server.mockResolvedValue({ success: false });
  openCheck();
  fireEvent.click(await saveButton());
  expect(await screen.findByText('Nothing was kept. Please try again.')).toBeTruthy();
  expect(await saveButton()).toBeTruthy();
});
