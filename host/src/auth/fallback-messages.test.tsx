import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginDialog } from './login-dialog';
import { SignupDialog } from './signup-dialog';

// The real client always sets a message.
jest.mock('./auth.requests', () => {
  const fail = () => Promise.reject(new Error(''));
  return { ...jest.requireActual<object>('./auth.requests'), requestLogin: fail, requestSignup: fail };
});

const nothing = () => {};
const type = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test("a login error without a message shows 'Login failed'", async () => {
  render(
    <LoginDialog
      reason={undefined}
      email="asha@example.in"
      onClose={nothing}
      onSignup={nothing}
      onForgot={nothing}
      onNotStored={nothing}
    />,
  );
  await type('Password', 'plum-tree-9');
  await press('Login');
  expect(await screen.findByText('Login failed')).toBe(screen.getByRole('alert'));
});

test("a signup error without a message shows 'Signup failed'", async () => {
  render(<SignupDialog email={undefined} onClose={nothing} onLogin={nothing} onForgot={nothing} onAccount={nothing} />);
  await type('First Name', 'Asha');
  await type('Last Name', 'Rao');
  await type('Professional Mail ID', 'asha@example.in');
  await type('Password', 'plum-tree-9');
  await type('Confirm Password', 'plum-tree-9');
  await press('Sign Up');
  expect(await screen.findByText('Signup failed')).toBe(screen.getByRole('alert'));
});
