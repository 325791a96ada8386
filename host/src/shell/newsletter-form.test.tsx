import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiServer } from '@kadam/shared/testing/api-server';
import { NewsletterForm } from './newsletter-form';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.calls.length = 0;
});

const input = () => screen.getByPlaceholderText<HTMLInputElement>('Email address');
const subscribe = async () => userEvent.click(screen.getByRole('button', { name: 'SUBSCRIBE' }));

test('the server’s message replaces the field after a subscription', async () => {
  api.respond = () => ({ status: 202, body: { success: true, message: 'Please confirm.' } });
  render(<NewsletterForm />);
  await userEvent.type(input(), ' asha@example.in ');
  await subscribe();
  const confirmation = await screen.findByRole('status');
  expect(confirmation.textContent).toBe('Please confirm.');
  expect(document.activeElement).toBe(confirmation);
  expect(screen.queryByPlaceholderText('Email address')).toBeNull();
  expect(api.calls).toEqual([
    { method: 'POST', path: '/api/newsletter/subscribe', body: { email: 'asha@example.in', website: '' } },
  ]);
});

test('an error shows the server’s message, keeps the field, and editing clears it', async () => {
  api.respond = () => ({ status: 400, body: { success: false, message: 'Please enter a valid email' } });
  render(<NewsletterForm />);
  await userEvent.type(input(), 'asha');
  await subscribe();
  expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
  expect(input().value).toBe('asha');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'SUBSCRIBE' }));
  await userEvent.type(input(), '@');
  expect(screen.queryByText('Please enter a valid email')).toBeNull();
});

test('submitting twice sends once', async () => {
  api.respond = () => ({ status: 202, body: { success: true, message: '' } });
  render(<NewsletterForm />);
  await userEvent.type(input(), 'asha@example.in');
  await userEvent.dblClick(screen.getByRole('button', { name: 'SUBSCRIBE' }));
  await screen.findByRole('status');
  expect(api.calls).toHaveLength(1);
});
