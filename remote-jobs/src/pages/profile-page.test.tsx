import { getResumeSkills } from '@kadam/shared/contract/resume-skills';
import { getProfile, updateProfile } from '@kadam/shared/contract/members';
import { fireEvent, screen } from '@testing-library/react';
import { account, MEMBER, profile } from '../testing/member';
import { rejected, success } from '../testing/postings';
import {
  nameField,
  openProfileForm,
  saveButton,
  sentTo,
  serveProfile,
  typeName,
  updated,
} from '../testing/profile-form';
import { eachTest } from '../testing/each-test';

const { api } = eachTest((server) => {
  server.on(getResumeSkills, () => success({ kept: null }));
  serveProfile(server);
});

describe('the profile', () => {
  it('shows the joined name and the email, with phone number and role blank, and nothing to save', async () => {
    await openProfileForm();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
    const values = ['User Name', 'Email', 'Phone number', 'Role'].map((label) => screen.getByLabelText(label));
    expect(values.map((field) => (field as HTMLInputElement).value)).toEqual(['Asha Rao', MEMBER.email, '', '']);
    expect(values.every((field) => (field as HTMLInputElement).readOnly)).toBe(true);
    expect(saveButton()).toHaveProperty('disabled', true);
    expect(screen.getByText('AR')).toBeTruthy();
    expect(screen.queryByText('Sample data')).toBeNull();
  });

  it('shows the phone number of the job profile, which is edited there', async () => {
    api.on(getProfile, () => profile({ ...account, phone: '+91 98765 43210' }));
    await openProfileForm();
    expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '+91 98765 43210');
    expect(screen.getByRole('link', { name: 'Edit it there' }).getAttribute('href')).toBe('/job-profile');
  });

  it('explains an empty phone number and role', async () => {
    await openProfileForm();
    expect(screen.getByRole('link', { name: 'Add it there' }).getAttribute('href')).toBe('/job-profile');
    expect(screen.getByLabelText('Role').getAttribute('placeholder')).toBe('—');
    expect(screen.getByText('Members have no special role.')).toBeTruthy();
  });

  it('leads to the job profile and to the account settings', async () => {
    await openProfileForm();
    expect(screen.getByRole('link', { name: 'Job profile' }).getAttribute('href')).toBe('/job-profile');
    expect(screen.getByRole('link', { name: 'Account settings' }).getAttribute('href')).toBe('/account');
  });

  it('is not sent while nothing changed, and again is not after typing the old name', async () => {
    const user = await openProfileForm();
    await typeName(user, 'Asha  Rao ');
    expect(saveButton()).toHaveProperty('disabled', true);
    await user.type(await nameField(), '{Enter}');
    expect(sentTo(api)).toEqual([]);
  });

  it('splits the name at the first space, sends it once, and starts again from what was saved', async () => {
    const user = await openProfileForm();
    await typeName(user, 'Asha Rao Patil');
    expect(document.activeElement).toBe(await nameField());
    await user.dblClick(saveButton());
    expect(await screen.findByText('Your profile has been updated.')).toBeTruthy();
    expect(sentTo(api)).toEqual([{ firstName: 'Asha', lastName: 'Rao Patil', email: MEMBER.email }]);
    expect(saveButton()).toHaveProperty('disabled', true);
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
    const user = await openProfileForm();
    await typeName(user, 'Asha Patil{Enter}');
    await screen.findByRole('button', { name: 'Saving…' });
    fireEvent.submit(screen.getByRole('form', { name: 'Profile' }));
    release();
    expect(await screen.findByText('Your profile has been updated.')).toBeTruthy();
    expect(sentTo(api)).toHaveLength(1);
  });

  it('goes back to what was loaded on Cancel', async () => {
    const user = await openProfileForm();
    await typeName(user, 'Somebody Else');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await nameField()).toHaveProperty('value', 'Asha Rao');
    expect(saveButton()).toHaveProperty('disabled', true);
  });

  it('rejects an empty name beside the field', async () => {
    const user = await openProfileForm();
    await typeName(user, '');
    await user.click(saveButton());
    expect(screen.getByText('Enter your name.')).toBeTruthy();
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await nameField());
    await user.type(await nameField(), 'A');
    expect(screen.queryByText('Enter your name.')).toBeNull();
    expect(sentTo(api)).toEqual([]);
  });

  it.each([
    ['the sentence of the server', rejected(400, 'That name is not allowed.'), 'That name is not allowed.'],
    ['its own where the server has none', { status: 500, body: '' }, 'Failed to update profile'],
    ['the message of a failed response', { status: 203, body: { success: false, message: 'Not now.' } }, 'Not now.'],
  ])('retains the input when saving fails, with %s', async (_, response, message) => {
    api.on(updateProfile, () => response);
    const user = await openProfileForm();
    await typeName(user, 'Asha Patil');
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(await nameField()).toHaveProperty('value', 'Asha Patil');
    expect(saveButton()).toHaveProperty('disabled', false);
  });
});
