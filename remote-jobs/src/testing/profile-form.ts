import { getProfile, updateProfile } from '@kadam/shared/contract/members';
import { screen } from '@testing-library/react';
import type { ApiServer, Received } from './api-server';
import { account, beMember, profile } from './member';
import { pageOpener } from './render-page';
import ProfilePage from '../pages/profile-page';

const openPage = pageOpener({ profile: ProfilePage });

export const updated = ({ body }: Received) => ({
  status: 200,
  body: { success: true, message: 'Updated', user: { ...account, ...(body as object) } },
});

export function serveProfile(api: ApiServer): void {
  api.on(getProfile, () => profile());
  api.on(updateProfile, updated);
}

export const sentTo = (api: Pick<ApiServer, 'received'>) => api.received(updateProfile).map(({ body }) => body);

export const nameField = () => screen.findByLabelText('User Name');
export const saveButton = () => screen.getByRole('button', { name: 'Save & Update' });

export async function openProfileForm() {
  beMember();
  const user = openPage('/profile');
  await nameField();
  return user;
}

export async function typeName(user: Awaited<ReturnType<typeof openProfileForm>>, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Edit User Name' }));
  await user.clear(await nameField());
  if (name) await user.type(await nameField(), name);
}
