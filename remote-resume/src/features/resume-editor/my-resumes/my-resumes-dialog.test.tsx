import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earlierResumes, setAside, type StoredResume } from '../../../lib/device-resume';
import { NO_HINTS } from '../../../lib/stored-resume';
import { createResumeStore } from '../resume-store';
import type { ResumeEditing } from '../use-resume';
import type { AccountState } from './account-sync';
import { MyResumesDialog } from './my-resumes-dialog';

const written = (name: string): StoredResume => ({ ...NO_HINTS, document: { basics: { name } } });

/** Opens the earlier resume while the editor shows "Asha Rao"; returns the earlier ones then. */
async function openEarlier(state: (shown: StoredResume) => AccountState) {
  const shown = written('Asha Rao');
  setAside('asha', written('Ravi'));
  const editing = { owner: 'asha', store: createResumeStore(shown.document), current: () => shown, show: jest.fn() };
  render(
    <MyResumesDialog
      editing={editing as Partial<ResumeEditing> as ResumeEditing}
      account={{ state: state(shown), sync: undefined }}
      makePdf={() => Promise.reject(new Error('not used'))}
      onClose={jest.fn()}
      showMessage={jest.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return earlierResumes('asha').map(({ document }) => document.basics?.name);
}

beforeEach(() => localStorage.clear());

test('a resume that is saved in the account is not stored on the device when another one is opened', async () => {
  expect(await openEarlier(({ document }) => ({ status: 'saved', document }))).toEqual([]);
});

test('changes since the last save are stored on the device when another resume is opened', async () => {
  expect(await openEarlier(() => ({ status: 'saved', document: written('Asha').document }))).toEqual(['Asha Rao']);
});
