import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ConfirmDialog } from '.';

const onConfirm = jest.fn();
const onClose = jest.fn();

const dialog = (state: Partial<ComponentProps<typeof ConfirmDialog>> = {}) => (
  <ConfirmDialog
    title="Delete the file?"
    confirmLabel="Delete"
    busyLabel="Deleting…"
    isBusy={false}
    message={undefined}
    onConfirm={onConfirm}
    onClose={onClose}
    {...state}
  >
    <p>It cannot be restored.</p>
  </ConfirmDialog>
);

beforeEach(() => jest.clearAllMocks());

test('it confirms with the named button, and closes with the other one', async () => {
  render(dialog());
  expect(screen.getByRole('dialog', { name: 'Delete the file?' }).textContent).toContain('It cannot be restored.');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('it does not confirm again while the action is running', async () => {
  render(dialog({ isBusy: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Deleting…' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('it shows the error of the action', () => {
  render(dialog({ message: 'The service is busy.' }));
  expect(screen.getByRole('alert').textContent).toBe('The service is busy.');
});
