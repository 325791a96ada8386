import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NETWORK_ERROR_MESSAGE } from '@kadam/shared/http';
import { BrowserRouter } from '@kadam/shared/router';
import { ApiServer } from '@kadam/shared/testing/api-server';
import { rememberMember, signIn, signOut } from '@kadam/shared/session';
import ContactPage from './contact-page';
import { confirmed } from '../testing/confirmed';

const office = new ApiServer();
beforeAll(() => office.start());
afterAll(() => office.stop());
beforeEach(async () => {
  if (!office.isOpen) await office.start();
  office.calls.length = 0;
  office.respond = confirmed;
});

function open(address = '/contact') {
  window.history.replaceState(null, '', address);
  render(<ContactPage />, { wrapper: BrowserRouter });
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const descriptionOf = (label: string | RegExp) =>
  document.getElementById(field(label).getAttribute('aria-describedby')!)?.textContent;
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

async function fillIn() {
  await userEvent.type(field(/^Name/), 'Asha Rao');
  await userEvent.type(field(/^Email/), ' Asha@Example.in ');
  await userEvent.type(field('Phone Number'), '+91 98100 00000');
  await userEvent.type(field(/^Message/), 'I would like to change fields.');
}

it('sends what was typed once, and puts a focused confirmation in the place of the form', async () => {
  open();
  await fillIn();
  const form = screen.getByRole('form', { name: 'Get In Touch' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  const confirmation = await screen.findByRole('status');
  expect(confirmation.textContent).toContain('Asha@Example.in');
  expect(confirmation.textContent).toContain('A copy of your message is on its way to you.');
  expect(document.activeElement?.contains(confirmation)).toBe(true);
  expect(screen.queryByLabelText('Phone Number')).toBeNull();
  expect(office.calls).toEqual([
    {
      method: 'POST',
      path: '/api/contact',
      body: {
        name: 'Asha Rao',
        email: 'asha@example.in',
        phone: '+91 98100 00000',
        message: 'I would like to change fields.',
        website: '',
      },
    },
  ]);
});

it('offers another message, with the name and address still there', async () => {
  open();
  await fillIn();
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(field(/^Name/).value).toBe('Asha Rao');
  expect(field(/^Message/).value).toBe('');
});

it('shows errors beside each field and in a focused summary, and sends nothing', async () => {
  open();
  await userEvent.type(field(/^Email/), 'asha@');
  await submit();
  const summary = await screen.findByRole('alert');
  expect(document.activeElement?.contains(summary)).toBe(true);
  expect(summary.textContent).toContain('Please check Name, Email and Message.');
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Please enter your name',
    'Please enter a valid email',
    'Please enter a message',
  ]);
  for (const [place, label] of [/^Name/, /^Email/, /^Message/].entries()) {
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(label)).toBe(links[place]!.textContent);
    await userEvent.click(links[place]!);
    expect(document.activeElement).toBe(field(label));
  }
  expect(field('Phone Number').getAttribute('aria-invalid')).toBeNull();
  expect(office.calls).toHaveLength(0);
});

it('names in the summary the field that is too long', async () => {
  open();
  await fillIn();
  fireEvent.change(field('Phone Number'), { target: { value: '9'.repeat(41) } });
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('Phone Number must be at most 40 characters.');
});

it('links from the summary to a field, and clears its error on edit', async () => {
  open();
  await submit();
  const summary = await screen.findByRole('alert');
  await userEvent.click(within(summary).getByRole('link', { name: 'Please enter a message' }));
  expect(document.activeElement).toBe(field(/^Message/));
  expect(window.location.hash).toBe('');
  await userEvent.keyboard('Hello');
  expect(field(/^Message/).getAttribute('aria-invalid')).toBeNull();
  expect(within(summary).queryByText('Please enter a message')).toBeNull();
  expect(within(summary).getByText('Please enter your name')).toBeTruthy();
});

it('shows the server’s message, retains the input, and sends it on the next try', async () => {
  office.respond = () => ({ status: 503, body: { success: false, message: 'Back in a minute.', code: 'UNAVAILABLE' } });
  open();
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.');
  expect(field(/^Message/).value).toBe('I would like to change fields.');
  office.respond = confirmed;
  await submit();
  await screen.findByRole('status');
});

it('shows the server’s field error beside the field', async () => {
  const details = [{ field: 'phone', message: 'Must be at most 40 characters.' }];
  office.respond = () => ({
    status: 400,
    body: { success: false, message: 'Please check the form.', code: 'INVALID_INPUT', details },
  });
  open();
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Please check the form.');
  expect(field('Phone Number').getAttribute('aria-invalid')).toBe('true');
});

it('focuses a field whose error is all that the server has to say, and retains the input for the next try', async () => {
  const details = [{ field: 'phone', message: 'Must be at most 40 characters.' }];
  const message = 'phone must be at most 40 characters.';
  office.respond = () => ({ status: 400, body: { success: false, message, code: 'INVALID_INPUT', details } });
  open();
  await fillIn();
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(field('Phone Number')));
  expect(field('Phone Number').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf('Phone Number')).toContain('Must be at most 40 characters.');
  expect(field(/^Message/).value).toBe('I would like to change fields.');
  office.respond = confirmed;
  await userEvent.type(field('Phone Number'), '1');
  await submit();
  await screen.findByRole('status');
});

it('treats a page of another kind as an error', async () => {
  office.respond = () => ({ status: 200, body: '<!doctype html><p>Welcome to the hotel network</p>' });
  open();
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('did not confirm');
  expect(field(/^Name/).value).toBe('Asha Rao');
});

it('shows an error when the server cannot be reached', async () => {
  await office.stop();
  open();
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(NETWORK_ERROR_MESSAGE);
  expect(field(/^Message/).value).toBe('I would like to change fields.');
});

it('prefills an employer’s topic, which alone is not a message', async () => {
  open('/contact?topic=employer');
  expect(field(/^Message/).value).toBe('Topic: Employer solutions\n\n');
  await submit();
  expect(within(await screen.findByRole('alert')).getByText('Please enter a message')).toBeTruthy();
});

it.each(['/contact?topic=constructor', '/contact?topic='])('ignores the unknown topic of %s', (address) => {
  open(address);
  expect(field(/^Message/).value).toBe('');
});

it('prefills the member’s address, also after a later login, unless something was typed', async () => {
  open();
  act(() => {
    signIn({ token: 'a-token', userId: 'm-1' });
    rememberMember({ userId: 'm-1', email: 'member@example.in' });
  });
  await waitFor(() => expect(field(/^Email/).value).toBe('member@example.in'));
  await userEvent.clear(field(/^Email/));
  expect(field(/^Email/).value).toBe('');
  act(() => signOut());
});

it('hides its honeypot from people and from screen readers, and sends what a bot writes into it', async () => {
  open();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
  expect(trap.tabIndex).toBe(-1);
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  await fillIn();
  trap.value = 'https://spam.example';
  await submit();
  await screen.findByRole('status');
  expect(office.calls).toMatchObject([{ body: { website: 'https://spam.example' } }]);
});

it('shows the phone hours and next steps, and links to a map without loading one', () => {
  open();
  const office = within(screen.getByRole('region', { name: 'Kadam Careers Private Limited' }));
  expect(office.getByText('Monday to Saturday, 9:30 am to 6:30 pm IST')).toBeTruthy();
  const map = office.getByRole<HTMLAnchorElement>('link', { name: 'Open in Google Maps' });
  expect(new URL(map.href).searchParams.get('query')).toContain('Gurugram, Haryana, 122003');
  expect(map.rel).toBe('noreferrer');
  expect(document.querySelector('iframe')).toBeNull();
  const next = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
  expect(next.map(({ textContent }) => textContent)).toEqual([
    'You get a copy of your message by email.',
    'A person at our office reads it and answers within one working day.',
    'We call only if you leave a phone number.',
  ]);
  expect(screen.getByText('We email you a copy of your message.')).toBeTruthy();
});

it('shows the office with links for mail and phone', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Get In Touch' })).toBeTruthy();
  expect(screen.getByText(/Private Limited/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'hello@kadam.example' }).getAttribute('href')).toBe(
    'mailto:hello@kadam.example',
  );
  expect(screen.getByRole('link', { name: /^\+91/ }).getAttribute('href')).toMatch(/^tel:\+91\d{10}$/);
  expect(screen.getByText(/Gurugram/)).toBeTruthy();
});
