import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emit, listen } from '@kadam/shared/events';
import { currentSession, refreshSession, rememberMember, signIn, signOut } from '@kadam/shared/session';
import { ApiServer } from '@kadam/shared/testing/api-server';
import { AuthDialogs } from './auth-dialogs';
import { loadAuthForms } from './load-auth-forms';
import { useAuthView } from './use-auth-view';

const api = new ApiServer();
const emitted: string[] = [];
const stops = (['auth:login', 'auth:closeLogin'] as const).map((name) => listen(name, () => emitted.push(name)));

beforeAll(() => Promise.all([api.start(), loadAuthForms()]));
afterAll(() => {
  stops.forEach((stop) => stop());
  return api.stop();
});
beforeEach(() => {
  emitted.length = 0;
  api.calls.length = 0;
  signOut();
});

function Dialogs() {
  const { view, giveUp, showLogin, showSignup, showForgot, showFirstLogin } = useAuthView();
  return (
    <AuthDialogs
      view={view}
      onClose={giveUp}
      onLogin={showLogin}
      onSignup={showSignup}
      onForgot={showForgot}
      onAccount={showFirstLogin}
    />
  );
}

async function openLogin(reason?: string): Promise<void> {
  render(<Dialogs />);
  act(() => emit('auth:openLogin', reason === undefined ? undefined : { reason }));
  await screen.findByRole('dialog', { name: 'Welcome Back' });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = async (label: string, text: string) => userEvent.type(field(label), text);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const described = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
/** The button of a password field shows and hides it. */
async function expectToggle(label: string): Promise<void> {
  const eye = document.querySelector(`button[aria-controls="${field(label).id}"]`)!;
  const types = [field(label).type];
  for (let presses = 0; presses < 2; presses += 1) {
    await userEvent.click(eye);
    types.push(field(label).type);
  }
  expect(types).toEqual(['password', 'text', 'password']);
}
const USER = { id: 'u-1', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in' };
const welcome = () => ({ status: 200, body: { success: true, token: 't-1', user: USER } });

test('a login stores the session, emits auth:login, and closes', async () => {
  api.respond = welcome;
  await openLogin('Please sign in to apply.');
  expect(screen.getByText('Please sign in to apply.')).toBeTruthy();
  await type('Professional Mail ID', 'asha@example.in');
  await type('Password', 'plum-tree-9');
  await press('Login');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls).toEqual([
    { method: 'POST', path: '/api/auth/login', body: { email: 'asha@example.in', password: 'plum-tree-9' } },
  ]);
  expect(currentSession()).toMatchObject({ token: 't-1', userId: 'u-1', email: 'asha@example.in' });
  expect(emitted).toEqual(['auth:login']);
});

test('a login can be persistent, and knows that the address is not confirmed', async () => {
  api.respond = () => ({ status: 200, body: { ...welcome().body, isEmailConfirmed: false } });
  await openLogin();
  const keep = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep me logged in for 30 days' });
  expect(keep.checked).toBe(false);
  await userEvent.click(keep);
  await type('Professional Mail ID', 'asha@example.in');
  await type('Password', 'plum-tree-9');
  await press('Login');
  await waitFor(() => expect(currentSession().isUnconfirmed).toBe(true));
  const body = { email: 'asha@example.in', password: 'plum-tree-9', keepLoggedIn: true };
  expect(api.calls).toEqual([{ method: 'POST', path: '/api/auth/login', body }]);
});

test('an empty login reports each field, sends nothing, and focuses the first one', async () => {
  await openLogin();
  expect(screen.getByText('Sign in to your account')).toBeTruthy();
  await expectToggle('Password');
  await press('Login');
  expect(await screen.findByText('Professional mail ID is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(field('Professional Mail ID'));
  expect(field('Professional Mail ID').getAttribute('aria-invalid')).toBe('true');
  expect(described('Professional Mail ID')).toEqual(['Professional mail ID is required']);
  expect(api.calls).toEqual([]);
});

test('editing a field clears only its error', async () => {
  await openLogin();
  await press('Login');
  await screen.findByText('Password is required');
  await type('Professional Mail ID', 'a');
  expect(screen.queryByText('Professional mail ID is required')).toBeNull();
  expect(screen.getByText('Password is required')).toBeTruthy();
  await press('Login');
  expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
});

test('a rejected login shows the server’s message and keeps the fields', async () => {
  api.respond = () => ({ status: 401, body: { success: false, message: 'Email or password is wrong.' } });
  await openLogin();
  await type('Professional Mail ID', 'asha@example.in');
  await type('Password', 'wrong');
  await press('Login');
  expect((await screen.findByText('Email or password is wrong.')).closest('[role="alert"]')).not.toBeNull();
  expect([field('Professional Mail ID').value, field('Password').value]).toEqual(['asha@example.in', 'wrong']);
  expect(emitted).toEqual([]);
});

test('a response without a token is not a login', async () => {
  api.respond = () => ({ status: 200, body: { success: true } });
  await openLogin();
  await type('Professional Mail ID', 'asha@example.in');
  await type('Password', 'plum-tree-9');
  await press('Login');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(currentSession().token).toBeNull();
});

test('closing without a login emits auth:closeLogin, and the next dialog is empty', async () => {
  await openLogin('Please sign in to apply.');
  await press('Login');
  await screen.findByText('Password is required');
  api.respond = () => ({ status: 401, body: { success: false, message: 'Email or password is wrong.' } });
  await type('Professional Mail ID', 'asha@example.in');
  await type('Password', 'wrong');
  await press('Login');
  await screen.findByText('Email or password is wrong.');
  await press('Close');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(emitted).toEqual(['auth:closeLogin']);
  act(() => emit('auth:openLogin'));
  await screen.findByRole('dialog');
  expect(screen.queryByText('Email or password is wrong.')).toBeNull();
  expect(screen.queryByText('Please sign in to apply.')).toBeNull();
  expect([field('Professional Mail ID').value, field('Password').value]).toEqual(['', '']);
});

test('the address is passed between the dialogs, passwords are not', async () => {
  const taken = 'An account with this email already exists. Please log in.';
  api.respond = () => ({ status: 409, body: { success: false, message: taken } });
  await openLogin();
  await type('Professional Mail ID', 'asha@example.in');
  await type('Password', 'plum-tree-9');
  await press('Sign up here');
  expect(field('Professional Mail ID').value).toBe('asha@example.in');
  expect(field('Password').value).toBe('');
  await type('First Name', 'Asha');
  await type('Last Name', 'Rao');
  await type('Password', 'plum-tree-9');
  await type('Confirm Password', 'plum-tree-9');
  await press('Sign Up');
  await screen.findByText(taken);
  await press('Login');
  expect(field('Professional Mail ID').value).toBe('asha@example.in');
  expect(field('Password').value).toBe('');
  expect(document.activeElement).toBe(field('Password'));
});

test('an address that is taken is reported once, with links that keep the address', async () => {
  const taken = 'An account with this email already exists. Please log in.';
  const details = [{ field: 'email', message: taken }];
  api.respond = () => ({ status: 409, body: { success: false, message: taken, code: 'EMAIL_TAKEN', details } });
  const signUp = async () => {
    await type('First Name', 'Asha');
    await type('Last Name', 'Rao');
    await type('Password', 'plum-tree-9');
    await type('Confirm Password', 'plum-tree-9');
    await press('Sign Up');
    await screen.findByText(taken);
  };
  await openLogin();
  await type('Professional Mail ID', 'asha@example.in');
  await press('Sign up here');
  await signUp();
  expect(screen.getAllByText(taken)).toHaveLength(1);
  await press('Log in with this address');
  expect([field('Professional Mail ID').value, field('Password').value]).toEqual(['asha@example.in', '']);
  await press('Sign up here');
  await signUp();
  await press('choose a new password');
  expect(screen.getByRole('dialog', { name: 'Forgot password?' })).toBeTruthy();
  expect(field('Professional Mail ID').value).toBe('asha@example.in');
});

test('forgot password: uses the address, asks for a missing one, and shows the server’s response', async () => {
  const message = 'If an account has this address, a mail is on its way.';
  api.respond = () => ({ status: 202, body: { success: true, message } });
  await openLogin();
  await press('Forgot password?');
  await press('Send me a link');
  expect(await screen.findByText('Professional mail ID is required')).toBeTruthy();
  expect(api.calls).toEqual([]);
  await type('Professional Mail ID', 'asha@example.in');
  await press('Send me a link');
  expect((await screen.findByText('Please check your email.')).parentElement?.textContent).toContain(message);
  expect(api.calls).toEqual([
    { method: 'POST', path: '/api/auth/forgot-password', body: { email: 'asha@example.in' } },
  ]);
  await press('Back to log in');
  expect(field('Professional Mail ID').value).toBe('asha@example.in');
  expect(document.activeElement).toBe(field('Password'));
});

test('a failed request for a link shows an error and keeps the address', async () => {
  api.respond = () => ({ status: 429, body: { success: false, message: 'Too many attempts. Please wait 2 minutes.' } });
  await openLogin();
  await press('Forgot password?');
  await type('Professional Mail ID', 'asha@example.in');
  await press('Send me a link');
  expect((await screen.findByText('Too many attempts. Please wait 2 minutes.')).getAttribute('role')).toBe('alert');
  expect(field('Professional Mail ID').value).toBe('asha@example.in');
});

test('a request for a login can set the address', async () => {
  render(<Dialogs />);
  act(() => emit('auth:openLogin', { reason: 'Your password is set.', email: 'asha@example.in' }));
  await screen.findByRole('dialog', { name: 'Welcome Back' });
  expect(field('Professional Mail ID').value).toBe('asha@example.in');
});

test('a login that the browser cannot store shows how long it lasts', async () => {
  api.respond = welcome;
  await openLogin();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await type('Professional Mail ID', 'asha@example.in');
  await type('Password', 'plum-tree-9');
  await press('Login');
  expect(await screen.findByText(/It ends when you close or reload this page/)).toBeTruthy();
  expect(currentSession().token).toBe('t-1');
  full.mockRestore();
});

test('after a signup the login dialog has the new address', async () => {
  api.respond = ({ path }) => (path.endsWith('/signup') ? { status: 201, body: { success: true } } : welcome());
  await openLogin('Please sign in to apply.');
  await press('Sign up here');
  expect(screen.getByRole('dialog', { name: "Let's get started, Sign Up" })).toBeTruthy();
  await type('First Name', 'Asha');
  await type('Last Name', 'Rao');
  await type('Professional Mail ID', 'asha@example.in');
  await type('Password', 'plum-tree-9');
  await type('Confirm Password', 'plum-tree-9');
  await press('Sign Up');
  await screen.findByRole('dialog', { name: 'Welcome Back' });
  const account = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in', password: 'plum-tree-9' };
  expect(api.calls).toEqual([{ method: 'POST', path: '/api/auth/signup', body: account }]);
  expect(field('Professional Mail ID').value).toBe('asha@example.in');
  expect(document.activeElement).toBe(field('Password'));
  await type('Password', 'plum-tree-9');
  await press('Login');
  await waitFor(() => expect(emitted).toEqual(['auth:login']));
});

test('an empty signup reports each field, and editing a field clears its error', async () => {
  await openLogin();
  await press('Sign up here');
  expect(screen.getByText('Create your account to continue')).toBeTruthy();
  for (const label of ['Password', 'Confirm Password']) await expectToggle(label);
  await press('Sign Up');
  await screen.findByText('First name is required');
  for (const sentence of [
    'Last name is required',
    'Professional mail ID is required',
    'Password is required',
    'Please confirm your password',
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
  await type('First Name', 'Asha');
  expect(screen.queryByText('First name is required')).toBeNull();
  expect(screen.getByText('Last name is required')).toBeTruthy();
  await type('Professional Mail ID', 'asha');
  await press('Sign Up');
  expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

test('the terms open beside a signup, and a closed signup is empty the next time', async () => {
  await openLogin();
  await press('Sign up here');
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent, pathname, target }) => [textContent, pathname, target])).toEqual([
    ['Terms of Service', '/terms', '_blank'],
    ['Privacy Policy', '/privacy', '_blank'],
  ]);
  await type('First Name', 'Asha');
  await type('Confirm Password', 'other');
  await press('Sign Up');
  await screen.findByText('Passwords do not match');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => emit('auth:openLogin'));
  await press('Sign up here');
  expect([field('First Name').value, field('Confirm Password').value]).toEqual(['', '']);
  expect(screen.queryByText('Passwords do not match')).toBeNull();
});

test('a signup is validated before it is sent, with an error beside each field', async () => {
  await openLogin();
  await press('Sign up here');
  await type('Password', 'short');
  await type('Confirm Password', 'other');
  await press('Sign Up');
  const sentences = ['First name is required', 'Last name is required', 'Professional mail ID is required'];
  await screen.findByText('First name is required');
  for (const sentence of [...sentences, 'Password must be at least 6 characters', 'Passwords do not match'])
    expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(field('First Name'));
  expect(api.calls).toEqual([]);
  await type('Password', 'er-password');
  for (const sentence of ['Password must be at least 6 characters', 'Passwords do not match'])
    expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.getByText('First name is required')).toBeTruthy();
});

test('a signup reports a blank password, the own address, and invisible characters before sending', async () => {
  await openLogin();
  await press('Sign up here');
  const errorOf = async (label: string, text: string) => {
    fireEvent.change(field(label), { target: { value: text } });
    await press('Sign Up');
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'));
    return described(label).at(-1);
  };
  expect(await errorOf('First Name', '\u200b ')).toBe('First name is required');
  const strayCharacters = 'Must be on one line, without control characters or invisible ones.';
  expect(await errorOf('First Name', 'As\u202eha')).toBe(strayCharacters);
  expect(await errorOf('Last Name', 'Ra\u200bo')).toBe(strayCharacters);
  await type('Professional Mail ID', 'asha.rao@example.in');
  expect(await errorOf('Password', '      ')).toBe('Password must have characters that can be seen');
  const address = 'Password must not be your email address. Please choose another.';
  expect(await errorOf('Password', 'Asha.Rao@example.in')).toBe(address);
  expect(await errorOf('Password', 'asha.rao')).toBe(address);
  expect(api.calls).toEqual([]);
});

test('a login in another tab closes the dialog and emits auth:closeLogin', async () => {
  await openLogin('Please sign in to apply.');
  window.localStorage.setItem('authToken', 'of another tab');
  act(refreshSession);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(emitted).toEqual(['auth:closeLogin']);
});

test('a field that the server rejects shows its error', async () => {
  const details = [{ field: 'password', message: 'This password is too common. Please choose another.' }];
  api.respond = () => ({ status: 400, body: { success: false, message: 'Please check the fields.', details } });
  await openLogin();
  await press('Sign up here');
  await type('First Name', 'Asha');
  await type('Last Name', 'Rao');
  await type('Professional Mail ID', 'asha@example.in');
  await type('Password', 'quiet river');
  await type('Confirm Password', 'quiet river');
  await press('Sign Up');
  await screen.findByText('Please check the fields.');
  expect(described('Password')).toContain('This password is too common. Please choose another.');
});

describe('a login after the end of a session', () => {
  const signedIn = () => {
    signIn({ token: 't-1', userId: 'u-1' });
    rememberMember({ userId: 'u-1', email: 'asha@example.in' });
    render(<Dialogs />);
  };
  const end = () => {
    signOut();
    emit('auth:logout');
  };

  test('has the address if the session ended by itself, and asks for the password', async () => {
    signedIn();
    act(() => {
      end();
      emit('auth:openLogin', { reason: 'Session expired. Please log in again.' });
    });
    expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy();
    expect(field('Professional Mail ID').value).toBe('asha@example.in');
    expect(document.activeElement).toBe(field('Password'));
  });

  test('has no address after a logout', async () => {
    signedIn();
    await act(async () => end());
    act(() => emit('auth:openLogin', { reason: 'Please login to view your applied jobs.' }));
    await screen.findByRole('dialog', { name: 'Welcome Back' });
    expect(field('Professional Mail ID').value).toBe('');
  });
});
