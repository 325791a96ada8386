/**
 * @jest-environment-options {"url": "http://127.0.0.1:5628/"}
 */
import { screen, within } from '@testing-library/react';
import { signOut } from '@kadam/shared/session';
import { failed, OfficeServer, ok, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import DoctorPage from './doctor-page';

const server = new OfficeServer();
beforeAll(() => server.start(5628));
afterAll(() => server.stop());
beforeEach(() => {
  server.routes = {
    'GET /office/session': () => ok({ ...SESSION, roles: ['content_editor'] }),
    'GET /office/doctor': () => ok({ findings: ['Mails are not sent. Set KADAM_SMTP_URL.', 'The team is invented.'] }),
  };
});
afterEach(() => signOut());

const open = () => openPage(<DoctorPage />, '/office/doctor');

test('each finding is listed with what to do, and a portal without any can go live', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Left to do' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mails are not sent. Set KADAM_SMTP_URL.', 'The team is invented.']);
});

test('after a failure the check can be repeated', async () => {
  server.routes['GET /office/doctor'] = () => failed(503, 'Back in a minute.');
  const user = open();
  expect(await screen.findByText('Back in a minute.')).toBeTruthy();
  server.routes['GET /office/doctor'] = () => ok({ findings: [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing is left to do')).toBeTruthy();
});
