import { getResumeSkills } from '@kadam/shared/contract/resume-skills';
import { fireEvent, screen } from '@testing-library/react';
import { openProfileForm, saveButton, serveProfile } from '../testing/profile-form';
import { eachTest } from '../testing/each-test';
import { success } from '../testing/postings';

// jsdom has no object URLs; these two are only counted.
const localAddresses = new Set<string>();
let addresses = 0;
URL.createObjectURL = () => {
  const url = `blob:test/${++addresses}`;
  localAddresses.add(url);
  return url;
};
URL.revokeObjectURL = (url) => void localAddresses.delete(url);

// Images are decoded and drawn only in e2e/specs/member/profile.spec.ts.
const DRAWN = 'data:image/jpeg;base64,AAAA';
const decode = jest.fn(() => Promise.resolve());
HTMLImageElement.prototype.decode = decode;
for (const size of ['naturalWidth', 'naturalHeight'])
  Object.defineProperty(HTMLImageElement.prototype, size, { get: () => 64 });
const context = { fillRect: jest.fn(), drawImage: jest.fn() };
HTMLCanvasElement.prototype.getContext = jest.fn(() => context) as never;
HTMLCanvasElement.prototype.toDataURL = () => DRAWN;

eachTest((server) => {
  localAddresses.clear();
  server.on(getResumeSkills, () => success({ kept: null }));
  serveProfile(server);
});

describe('the picture', () => {
  const choose = (name: string, type: string) =>
    fireEvent.change(screen.getByLabelText('Upload picture'), { target: { files: [new File(['x'], name, { type })] } });

  it('is stored on this device only, and survives Cancel and a reload', async () => {
    await openProfileForm();
    choose('me.png', 'image/png');
    expect((await screen.findByRole('img')).getAttribute('src')).toBe(DRAWN);
    expect(saveButton()).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('img')).toBeTruthy();
    expect(localStorage.getItem('kadam.picture')).toBe(DRAWN);
    expect(localAddresses.size).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(localStorage.getItem('kadam.picture')).toBeNull();
  });

  it('must be an image that can be read, and the one before stays where it is not', async () => {
    await openProfileForm();
    choose('me.png', 'image/png');
    await screen.findByRole('img');
    choose('me.pdf', 'application/pdf');
    expect(screen.getByRole('alert').textContent).toContain('This file is not an image.');
    decode.mockRejectedValueOnce(new DOMException('broken', 'EncodingError'));
    choose('broken.png', 'image/png');
    expect(await screen.findByText(/This image cannot be read\./)).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('src')).toBe(DRAWN);
    expect(localAddresses.size).toBe(0);
  });

  it('is shown with a word of warning when this device has no room for it', async () => {
    await openProfileForm();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    choose('me.png', 'image/png');
    expect((await screen.findByRole('alert')).textContent).toContain('This device has no room to keep the picture.');
    expect(screen.getByRole('img').getAttribute('src')).toBe(DRAWN);
    full.mockRestore();
  });
});
