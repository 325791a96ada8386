import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INQUIRY_MESSAGES } from '@kadam/shared/contract/inquiries';
import { BrowserRouter } from '@kadam/shared/router';
import { ApiServer } from '@kadam/shared/testing/api-server';
import HirePage from './hire-page';
import { confirmed } from '../testing/confirmed';

const office = new ApiServer();
beforeAll(() => office.start());
afterAll(() => office.stop());
beforeEach(async () => {
  if (!office.isOpen) await office.start();
  office.calls.length = 0;
  office.respond = confirmed;
  render(<HirePage />, { wrapper: BrowserRouter });
});

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

async function fillIn() {
  await userEvent.type(field(/^Company/), 'Rose Mills');
  await userEvent.type(field(/^Your name/), 'Ravi Nair');
  await userEvent.type(field(/^Email/), 'ravi@rose.example');
  await userEvent.type(field(/^Role/), 'Weaver');
  await userEvent.type(field(/^Location/), 'Nashik');
  await userEvent.type(field('Pay from (LPA)'), '3.5');
}

it('sends what was typed, with numbers, and confirms it in the place of the form', async () => {
  await fillIn();
  await submit();
  expect((await screen.findByRole('status')).textContent).toContain('ravi@rose.example');
  expect(office.calls).toEqual([
    {
      method: 'POST',
      path: '/api/inquiries',
      body: {
        company: 'Rose Mills',
        name: 'Ravi Nair',
        email: 'ravi@rose.example',
        phone: '',
        role: 'Weaver',
        people: 1,
        location: 'Nashik',
        payFrom: 3.5,
        payTo: null,
        wantedBy: null,
        message: '',
        website: '',
      },
    },
  ]);
});

it('shows errors beside their fields and sends nothing', async () => {
  await userEvent.type(field('Pay to (LPA)'), 'much');
  await submit();
  await screen.findByRole('alert');
  for (const message of [INQUIRY_MESSAGES.company, INQUIRY_MESSAGES.role, INQUIRY_MESSAGES.pay])
    expect(screen.getByText(message)).toBeTruthy();
  expect(office.calls).toEqual([]);
});

it('keeps what was typed when the server cannot be reached', async () => {
  await office.stop();
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed is lost.');
  expect(field(/^Role/).value).toBe('Weaver');
});
