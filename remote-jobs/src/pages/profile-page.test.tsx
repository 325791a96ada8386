import { getProfile, updateProfile } from '@kadam/shared/contract/auth';
import { emit } from '@kadam/shared/events';
import { currentSession, signIn, signOut } from '@kadam/shared/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer, type Received } from '../testing/api-server';
import { beMember, beVisitor, logIn, MEMBER, watchLoginRequests } from '../testing/member';
import { refused } from '../testing/postings';
import { openPage } from '../testing/render-page';

let api: ApiServer;
let logins: ReturnType<typeof watchLoginRequests>;
const account = { id: MEMBER.userId, firstName: 'Asha', lastName: 'Rao', email: MEMBER.email };
const profile = (user: object = account) => ({ status: 200, body: { success: true, user } });
const updated = ({ body }: Received) => ({
  status: 200,
  body: { success: true, message: 'Updated', user: { ...account, ...(body as object) } },
});

// The test browser has no local addresses for files; these two are only counted.
const localAddresses = new Set<string>();
let addresses = 0;
URL.createObjectURL = () => {
  const url = `blob:test/${++addresses}`;
  localAddresses.add(url);
  return url;
};
URL.revokeObjectURL = (url) => void localAddresses.delete(url);

beforeEach(async () => {
  beVisitor();
  localAddresses.clear();
  logins = watchLoginRequests();
  api = await startApiServer();
  api.on(getProfile, () => profile());
  api.on(updateProfile, updated);
});
afterEach(async () => {
  logins.stop();
  await api.close();
});

const nameField = () => screen.findByLabelText('User Name');
const save = () => screen.getByRole('button', { name: 'Save & Update' });
const openForm = async () => {
  beMember();
  const user = openPage('/profile');
  await nameField();
  return user;
};
const typeName = async (user: Awaited<ReturnType<typeof openForm>>, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Edit User Name' }));
  await user.clear(await nameField());
  if (name) await user.type(await nameField(), name);
};
const sent = () => api.received(updateProfile).map(({ body }) => body);

describe('the profile', () => {
  it('shows the joined name and the email, with phone number and role blank, and nothing to save', async () => {
    await openForm();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
    const values = ['User Name', 'Email', 'Phone number', 'Role'].map((label) => screen.getByLabelText(label));
    expect(values.map((field) => (field as HTMLInputElement).value)).toEqual(['Asha Rao', MEMBER.email, '', '']);
    expect(values.every((field) => (field as HTMLInputElement).readOnly)).toBe(true);
    expect(save()).toHaveProperty('disabled', true);
    expect(screen.getByText('AR')).toBeTruthy();
    expect(screen.queryByText('Sample data')).toBeNull();
  });

  it('is not sent while nothing changed, and again is not after typing the old name', async () => {
    const user = await openForm();
    await typeName(user, 'Asha  Rao ');
    expect(save()).toHaveProperty('disabled', true);
    await user.type(await nameField(), '{Enter}');
    expect(sent()).toEqual([]);
  });

  it('splits the name at the first space, sends it once, and starts again from what was saved', async () => {
    const user = await openForm();
    await typeName(user, 'Asha Rao Patil');
    expect(document.activeElement).toBe(await nameField());
    await user.dblClick(save());
    expect(await screen.findAllByText('Your profile has been updated.')).toHaveLength(2);
    expect(sent()).toEqual([{ firstName: 'Asha', lastName: 'Rao Patil', email: MEMBER.email }]);
    expect(save()).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit User Name' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await nameField()).toHaveProperty('value', 'Asha Rao Patil');
  });

  it('is sent once however often it is submitted meanwhile', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    api.on(updateProfile, async (request) => {
      await released;
      return updated(request);
    });
    const user = await openForm();
    await typeName(user, 'Asha Patil{Enter}');
    await screen.findByRole('button', { name: 'Saving…' });
    fireEvent.submit(screen.getByRole('form', { name: 'Profile' }));
    release();
    expect(await screen.findAllByText('Your profile has been updated.')).toHaveLength(2);
    expect(sent()).toHaveLength(1);
  });

  it('goes back to what was loaded on Cancel', async () => {
    const user = await openForm();
    await typeName(user, 'Somebody Else');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
    expect(save()).toHaveProperty('disabled', true);
  });

  it('refuses an empty name beside the field', async () => {
    const user = await openForm();
    await typeName(user, '');
    await user.click(save());
    expect(screen.getByText('Enter your name.')).toBeTruthy();
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await nameField());
    await user.type(await nameField(), 'A');
    expect(screen.queryByText('Enter your name.')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['the sentence of the server', refused(400, 'That name is not allowed.'), 'That name is not allowed.'],
    ['its own where the server has none', { status: 502, body: '' }, 'Failed to update profile'],
  ])('keeps what was typed when saving fails, with %s', async (_, answer, message) => {
    api.on(updateProfile, () => answer);
    const user = await openForm();
    await typeName(user, 'Asha Patil');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(await nameField()).toHaveProperty('value', 'Asha Patil');
    expect(save()).toHaveProperty('disabled', false);
  });
});

describe('a profile that cannot be loaded', () => {
  it.each([
    ['the sentence of the server', refused(500, 'Out of order.'), 'Out of order.'],
    ['its own where the server has none', { status: 502, body: '' }, 'Failed to load profile'],
    ['its own for an answer of another shape', { status: 203, body: '<html>' }, 'Failed to load profile'],
  ])('says so with %s, and comes on Retry', async (_, answer, message) => {
    api.on(getProfile, () => answer);
    beMember();
    const user = openPage('/profile');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    api.on(getProfile, () => profile());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
  });

  it('offers to log out and in again when the server found nobody behind the token', async () => {
    api.on(getProfile, () => refused(500, "Cannot read properties of undefined (reading 'id')"));
    beMember();
    const user = openPage('/profile');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Authentication error. Please log out and log in again.');
    await user.click(screen.getByRole('button', { name: 'Log out and log in' }));
    expect(currentSession().token).toBeNull();
    expect(logins.reasons).toHaveLength(1);
    api.on(getProfile, () => profile());
    logIn('new');
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
  });
});

describe('the end of a session', () => {
  const takesOnly = (token: string, answer: (request: Received) => { status: number; body: unknown }) => {
    return (request: Received) =>
      request.authorization === `Bearer ${token}` ? answer(request) : refused(401, 'Ended.');
  };

  it('while loading is said once, and the profile comes after the login', async () => {
    api.on(
      getProfile,
      takesOnly('new', () => profile()),
    );
    beMember('old');
    openPage('/profile');
    expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy();
    expect(screen.queryByText('Sample data')).toBeNull();
    expect(logins.reasons).toEqual(['Session expired. Please log in again.']);
    expect(currentSession().token).toBeNull();
    logIn('new');
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
  });

  it('while saving keeps what was typed, and sends it once after the login', async () => {
    api.on(updateProfile, takesOnly('new', updated));
    const user = await openForm();
    await typeName(user, 'Asha Patil');
    await user.click(save());
    await waitFor(() => expect(logins.reasons).toEqual(['Session expired. Please log in again.']));
    expect(currentSession().token).toBeNull();
    expect(await nameField()).toHaveProperty('value', 'Asha Patil');
    logIn('new');
    expect(await screen.findAllByText('Your profile has been updated.')).toHaveLength(2);
    expect(sent()).toHaveLength(2);
  });

  it('asks again when the dialog was closed and Save is pressed once more', async () => {
    api.on(updateProfile, takesOnly('new', updated));
    const user = await openForm();
    await typeName(user, 'Asha Patil');
    await user.click(save());
    await waitFor(() => expect(logins.reasons).toHaveLength(1));
    act(() => emit('auth:closeLogin'));
    await user.click(save());
    await waitFor(() => expect(logins.reasons).toHaveLength(2));
    logIn('new');
    expect(await screen.findAllByText('Your profile has been updated.')).toHaveLength(2);
  });

  it('keeps the typing of one person from the next', async () => {
    api.on(updateProfile, () => refused(401, 'Ended.'));
    const user = await openForm();
    await typeName(user, 'Asha Patil');
    await user.click(save());
    await waitFor(() => expect(currentSession().token).toBeNull());
    const ravi = {
      ...account,
      id: '22222222-2222-4222-8222-222222222222',
      firstName: 'Ravi',
      email: 'ravi@example.in',
    };
    api.on(getProfile, () => profile(ravi));
    act(() => signIn({ token: 'token-ravi', userId: ravi.id }));
    await waitFor(() => expect(screen.getByLabelText('User Name')).toHaveProperty('value', 'Ravi Rao'));
    expect(sent()).toHaveLength(1);
  });

  it('by logging out takes the profile away', async () => {
    await openForm();
    act(() => signOut());
    expect(screen.getByText('Please log in to view your profile')).toBeTruthy();
    expect(screen.queryByDisplayValue('Asha Rao')).toBeNull();
  });
});

describe('a visitor of the profile', () => {
  it('is asked to log in, sees samples that say so, and the own profile after the login', async () => {
    openPage('/profile');
    expect(screen.getByText('Please log in to view your profile')).toBeTruthy();
    expect(logins.reasons).toEqual(['Please log in to view your profile']);
    expect(screen.getByText('Sample data')).toBeTruthy();
    expect(screen.getByText('admin')).toBeTruthy();
    logIn();
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
    expect(screen.queryByText('admin')).toBeNull();
    expect(logins.reasons).toHaveLength(1);
  });
});

describe('the picture', () => {
  const choose = (name: string, type: string) =>
    fireEvent.change(screen.getByLabelText('Upload picture'), { target: { files: [new File(['x'], name, { type })] } });

  it('is previewed, neither sent nor counted as a change, and forgotten with the page', async () => {
    await openForm();
    choose('me.png', 'image/png');
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/^blob:/);
    expect(save()).toHaveProperty('disabled', true);
    choose('better.png', 'image/png');
    expect(localAddresses.size).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(localAddresses.size).toBe(0);
  });

  it('must be an image', async () => {
    await openForm();
    choose('me.pdf', 'application/pdf');
    expect(screen.getByRole('alert').textContent).toContain('This file is not an image.');
    choose('me.png', 'image/png');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('must be readable', async () => {
    await openForm();
    choose('broken.png', 'image/png');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('alert').textContent).toContain('This image cannot be read.');
    expect(screen.queryByRole('img')).toBeNull();
    expect(localAddresses.size).toBe(0);
  });
});
