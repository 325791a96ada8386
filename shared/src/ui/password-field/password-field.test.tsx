import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from '.';

test('the button shows and hides the password without losing it', async () => {
  render(<PasswordField label="Password" name="password" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  const eye = screen.getByRole('button', { name: 'Show password' });
  await userEvent.type(input, 'a secret');
  expect([input.type, eye.getAttribute('aria-pressed')]).toEqual(['password', 'false']);

  await userEvent.click(eye);
  expect([input.type, eye.getAttribute('aria-pressed'), input.value]).toEqual(['text', 'true', 'a secret']);
  await userEvent.click(eye);
  expect(input.type).toBe('password');
});

test('a password can be pasted', async () => {
  render(<PasswordField label="Password" name="password" autoComplete="current-password" />);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste('from the manager');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('from the manager');
});
