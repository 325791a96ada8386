/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://127.0.0.1:5767/privacy"}
 */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PRIVACY_REQUEST_MESSAGES } from '@kadam/shared/contract/privacy-requests';
import { DEFAULT_PRIVACY_FACTS } from '@kadam/shared/contract/privacy-settings';
import { BrowserRouter } from '@kadam/shared/router';
import { OfficeServer } from '../testing/office-server';
import PrivacyPage from './privacy-page';

const office = new OfficeServer(5767);
const officer = { name: 'Meera Kulkarni', email: 'privacy@kadam.example', phone: '+91 124 555 0199' };
const retention = { ...DEFAULT_PRIVACY_FACTS.retention, resumes: 6 };
beforeAll(() => office.start());
afterAll(() => office.stop());
beforeEach(() => {
  office.calls.length = 0;
  office.respond = () => ({
    status: 200,
    body: { success: true, message: 'Thank you.', data: { officer, retention } },
  });
  render(
    <BrowserRouter>
      <PrivacyPage />
    </BrowserRouter>,
  );
});

it('shows the retention periods and the grievance officer that the office has set', async () => {
  expect(await screen.findByText(/^Resumes: 6 months after/)).toBeTruthy();
  expect(screen.getByText(/^Applications: 3 years after/)).toBeTruthy();
  expect(screen.getByText(/Our grievance officer is Meera Kulkarni/)).toBeTruthy();
});

it('sends a request without an account, and says that it has to be confirmed by mail', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText(PRIVACY_REQUEST_MESSAGES.text)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('What do you ask for?'), 'Raise a grievance');
  await userEvent.type(screen.getByLabelText(/^Your name/), 'Ravi Nair');
  await userEvent.type(screen.getByLabelText(/^Email/), 'ravi@example.in');
  await userEvent.type(screen.getByLabelText(/^Your request/), 'Nobody answers me.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText(PRIVACY_REQUEST_MESSAGES.confirm)).toBeTruthy();
  expect(office.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { kind: 'grievance', name: 'Ravi Nair', email: 'ravi@example.in', text: 'Nobody answers me.', website: '' },
  ]);
});
