import '../testing/published-privacy';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PRIVACY_REQUEST_MESSAGES } from '@kadam/shared/contract/privacy-requests';
import { BrowserRouter } from '@kadam/shared/router';
import { ApiServer } from '@kadam/shared/testing/api-server';
import { confirmed } from '../testing/confirmed';
import PrivacyPage from './privacy-page';

const office = new ApiServer(confirmed);
beforeAll(() => office.start());
afterAll(() => office.stop());
beforeEach(() => {
  office.calls.length = 0;
  render(<PrivacyPage />, { wrapper: BrowserRouter });
});

const part = (title: string) => within(screen.getByRole('heading', { level: 2, name: title }).parentElement!);

it('shows the text of the office with its date, and the set period in place of a variable', () => {
  expect(screen.getByText('1 January 2027').getAttribute('datetime')).toBe('2027-01-01');
  expect(screen.getByText('How Kadam Careers Private Limited handles your data.')).toBeTruthy();
  expect(screen.getByText('We keep a resume for 6 months.')).toBeTruthy();
  const [first, second] = screen
    .getAllByRole('heading', { level: 2, name: 'Resumes' })
    .map((one) => one.parentElement!);
  expect([first!.id, second!.id]).toEqual(['resumes', 'resumes-2']);
  const entries = within(first!).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['the file', 'what was read in it']);
  expect(within(first!).getByText('<b>Write</b> to us.')).toBeTruthy();
  expect(within(first!).getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account');
  expect(screen.queryByText('Sample content')).toBeNull();
});

it('adds the periods and the grievance officer that the text does not name, without a request', () => {
  const periods = part('Retention periods').getAllByRole('listitem');
  expect(periods.map(({ textContent }) => textContent)).toContain('Applications: 3 years after the last activity');
  expect(periods).toHaveLength(6);
  const officer = part('Grievance officer');
  expect(officer.getByText(/^Meera Kulkarni: /)).toBeTruthy();
  expect(officer.getByRole('link', { name: 'privacy.hello@kadam.example' }).getAttribute('href')).toBe(
    'mailto:privacy.hello@kadam.example',
  );
  expect(office.calls).toEqual([]);
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
