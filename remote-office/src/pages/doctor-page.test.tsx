import { screen, within } from '@testing-library/react';
import { failed, ok, serveOffice } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import DoctorPage from './doctor-page';

const server = serveOffice(['content_editor'], () => ({
  'GET /office/doctor': () =>
    ok({
      findings: [
        { text: 'Mails are not sent. Set KADAM_SMTP_URL.', place: 'server', section: null },
        { text: 'The team is invented.', place: 'office', section: 'team' },
      ],
    }),
}));

const open = () => openPage(<DoctorPage />, '/office/doctor');

test('each finding has a solution in the office, with a link, or on the server', async () => {
  open();
  const inOffice = within(await screen.findByRole('list', { name: 'In the office' }));
  expect(inOffice.getByRole('listitem').textContent).toBe('The team is invented. Team');
  expect(inOffice.getByRole('link').getAttribute('href')).toBe('/office/content/team');
  const onServer = within(screen.getByRole('list', { name: 'On the server' }));
  expect(onServer.getByRole('listitem').textContent).toContain('Mails are not sent. Set KADAM_SMTP_URL.');
});

test('after a failure the check can be repeated', async () => {
  server.routes['GET /office/doctor'] = () => failed(503, 'Back in a minute.');
  const user = open();
  expect(await screen.findByText('Back in a minute.')).toBeTruthy();
  server.routes['GET /office/doctor'] = () => ok({ findings: [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing is left to do')).toBeTruthy();
});
