import { act, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@kadam/shared/query';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import OfficePage from './office-page';

const CODES = ['aaaaa-bbbbb', 'ccccc-ddddd'];
const SETUP = { uri: 'otpauth://totp/Kadam:asha?secret=ABCDEFGH', secret: 'ABCDEFGHIJ' };

const server = serveOffice(['owner']);

const open = () => openPage(<OfficePage />, '/office');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the overview lists the roles, and the pages they give access to', async () => {
  open();
  await heading('Office');
  expect(screen.getByText('May do everything, and decides who belongs to the office.')).toBeTruthy();
  const places = within(screen.getByRole('navigation', { name: 'Office' })).getAllByRole('link');
  expect(places.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Overview', 'Postings', 'Applications', 'Templates', 'Staff', 'Audit log']),
  );
});

test('a recruiter has no links to staff and audit log', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['recruiter'] });
  open();
  await heading('Office');
  expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
});

describe('waiting items', () => {
  const waiting = (...items: object[]) => {
    server.routes['GET /office/waiting'] = () => ok({ waiting: items });
  };
  const oldestAt = '2026-11-20T06:00:00.000Z';

  test('are counted with the time of the oldest, failed emails first, and link to their pages', async () => {
    waiting(
      { kind: 'applications', count: 1_200, oldestAt },
      { kind: 'newer-than-this-page', count: 3, oldestAt },
      { kind: 'messages', count: 0, oldestAt: null },
      { kind: 'failed-mails', count: 1, oldestAt },
    );
    open();
    const terms = await screen.findAllByText(/1 email was not sent|1,200 new applications/);
    expect(terms.map(({ textContent }) => textContent)).toEqual(['1 email was not sent', '1,200 new applications']);
    expect(screen.getByRole('link', { name: '1,200 new applications' }).getAttribute('href')).toBe(
      '/office/applications?status=received',
    );
    expect(screen.getAllByText('The oldest since 20 Nov 2026')).toHaveLength(2);
  });

  test('can be empty, or fail and be retried', async () => {
    server.routes['GET /office/waiting'] = () => failed(500, 'Something went wrong here.');
    const user = open();
    expect(await screen.findByText('Something went wrong here.')).toBeTruthy();
    waiting();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing is waiting.')).toBeTruthy();
  });
});

describe('before the office is open', () => {
  let state: 'missing' | 'required' | 'passed';
  const post = (name: string) => `POST /office/second-factor${name}`;
  beforeEach(() => {
    state = 'required';
    server.routes['GET /office/session'] = () =>
      ok({ ...SESSION, secondFactor: state, endsAt: state === 'passed' ? SESSION.endsAt : null });
    server.routes[post('')] = ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        return failed(400, 'Wrong.', { details: [{ field: 'code', message: 'This code is wrong.' }] });
      state = 'passed';
      return ok({ ...SESSION });
    };
  });

  test('a code is required, and a wrong one is reported at its field and kept', async () => {
    const user = open();
    await heading('Open the office');
    await user.click(screen.getByRole('button', { name: 'Open the office' }));
    expect(screen.getByText('Please enter the code.')).toBeTruthy();
    const field = screen.getByLabelText(/^Code/);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await user.type(field, '654321{Enter}');
    expect(await screen.findByText('This code is wrong.')).toBeTruthy();
    expect(field).toHaveProperty('value', '654321');
    await user.clear(field);
    await user.type(field, '123456{Enter}');
    await heading('Office');
  });

  test('an authenticator app is set up with password, QR code and recovery codes', async () => {
    state = 'missing';
    server.routes[post('/setup')] = ({ body }) =>
      (body as { password: string }).password === 'monsoon'
        ? ok(SETUP)
        : failed(400, 'Wrong.', { details: [{ field: 'password', message: 'This is not your current password.' }] });
    server.routes[post('/confirm')] = () => {
      state = 'passed';
      return ok({ recoveryCodes: CODES });
    };
    const user = open();
    await heading('Set up your authenticator app');
    await user.type(screen.getByLabelText(/^Your password/), 'summer{Enter}');
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    await user.clear(screen.getByLabelText(/^Your password/));
    await user.type(screen.getByLabelText(/^Your password/), 'monsoon{Enter}');
    await heading('Scan the code with your app');
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Code of the app/), '123456{Enter}');
    await heading('Store your recovery codes');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await user.click(screen.getByRole('button', { name: 'I have stored them' }));
    await heading('Office');
  });

  test('if the office closes meanwhile the page stays, and a code opens it again', async () => {
    state = 'passed';
    const user = open();
    await heading('Office');
    state = 'required';
    await act(() => queryClient.invalidateQueries());
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter a code to continue' }));
    expect(screen.getByText('May do everything, and decides who belongs to the office.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Code/), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await heading('Office');
  });
});

test('without the API the page shows an error, and Retry opens it', async () => {
  server.routes['GET /office/session'] = () => failed(500, 'Something went wrong here.');
  const user = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Something went wrong here.')).toBeTruthy();
  server.routes['GET /office/session'] = () => ok(SESSION);
  await user.click(retry);
  await heading('Office');
});

test('closing the office goes to the home page, and the person stays logged in', async () => {
  server.routes['POST /office/session/end'] = () => ok();
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Close the office' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(server.bodiesOf('POST /office/session/end')).toHaveLength(1);
});
