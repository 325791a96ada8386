import { getKeptResume } from '@kadam/shared/contract/kept-resume';
import { fireEvent, screen } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../testing/api-server';
import { beVisitor } from '../testing/member';
import { openProfileForm, saveButton, serveProfile } from '../testing/profile-form';

// The test browser has no local addresses for files; these two are only counted.
const localAddresses = new Set<string>();
let addresses = 0;
URL.createObjectURL = () => {
  const url = `blob:test/${++addresses}`;
  localAddresses.add(url);
  return url;
};
URL.revokeObjectURL = (url) => void localAddresses.delete(url);

let api: ApiServer;

beforeEach(async () => {
  beVisitor();
  localAddresses.clear();
  api = await startApiServer();
  api.on(getKeptResume, () => ({ status: 200, body: { success: true, data: { kept: null } } }));
  serveProfile(api);
});
afterEach(async () => {
  await api.close();
});

describe('the picture', () => {
  const choose = (name: string, type: string) =>
    fireEvent.change(screen.getByLabelText('Upload picture'), { target: { files: [new File(['x'], name, { type })] } });

  it('is previewed, neither sent nor counted as a change, and forgotten with the page', async () => {
    await openProfileForm();
    choose('me.png', 'image/png');
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/^blob:/);
    expect(saveButton()).toHaveProperty('disabled', true);
    choose('better.png', 'image/png');
    expect(localAddresses.size).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(localAddresses.size).toBe(0);
  });

  it('must be an image', async () => {
    await openProfileForm();
    choose('me.pdf', 'application/pdf');
    expect(screen.getByRole('alert').textContent).toContain('This file is not an image.');
    choose('me.png', 'image/png');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('must be readable', async () => {
    await openProfileForm();
    choose('broken.png', 'image/png');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('alert').textContent).toContain('This image cannot be read.');
    expect(screen.queryByRole('img')).toBeNull();
    expect(localAddresses.size).toBe(0);
  });
});
