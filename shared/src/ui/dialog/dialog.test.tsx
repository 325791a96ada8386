import { StrictMode, useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '.';

function Account({ isDirty = false }: { isDirty?: boolean }) {
  const [shown, setShown] = useState<'login' | 'signup'>();
  const handleClose = () => setShown(undefined);
  return (
    <StrictMode>
      <h1>Jobs</h1>
      <button onClick={() => setShown('login')}>Open</button>
      <Dialog isOpen={shown === 'signup'} onClose={handleClose} title="Sign up">
        <input aria-label="Name" />
      </Dialog>
      <Dialog isOpen={shown === 'login'} onClose={handleClose} title="Log in" subtitle="To apply" isDirty={isDirty}>
        <input aria-label="Mail" />
        <button onClick={() => setShown('signup')}>Sign up here</button>
      </Dialog>
    </StrictMode>
  );
}

const open = async (name = 'Open') => userEvent.click(screen.getByRole('button', { name }));
const dialogs = () => screen.queryAllByRole('dialog').length;

test('an open dialog is modal, has a name and a description, and focuses its first field', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Account />);
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  expect(showModal).toHaveBeenCalled();
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('To apply');
  expect(document.activeElement).toBe(screen.getByLabelText('Mail'));
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the backdrop', () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes it and restores focus', async (_, leave) => {
  render(<Account />);
  await open();
  expect(document.documentElement.dataset['dialogs']).toBe('middle');
  await leave();
  expect(dialogs()).toBe(0);
  expect(document.documentElement.dataset['dialogs']).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('a message focuses its title, so that the Enter that opened it does not close it', async () => {
  const handleClose = jest.fn();
  render(
    <Dialog isOpen onClose={handleClose} title="Submitted">
      <button onClick={handleClose}>Done</button>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Submitted' }));
  await userEvent.keyboard('{Enter}');
  expect(handleClose).not.toHaveBeenCalled();
});

test('the second click of a double click that opened it does not close it', async () => {
  render(<Account />);
  await open();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('dialog'), { detail: 2 });
  expect(dialogs()).toBe(1);
});

test('a click inside does not close it', async () => {
  render(<Account />);
  await open();
  await userEvent.click(screen.getByRole('heading', { name: 'Log in' }));
  expect(dialogs()).toBe(1);
});

test('selecting text and releasing outside does not close it', async () => {
  render(<Account />);
  await open();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Mail') },
    { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
  ]);
  expect(dialogs()).toBe(1);
});

test('focus returns to the first opener if one dialog led to another', async () => {
  render(<Account />);
  await open();
  await open('Sign up here');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('focus moves to the heading of the page if the opener is gone', async () => {
  function Leaving() {
    const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
    return (
      <>
        <h1>Jobs</h1>
        {step !== 'after' && <button onClick={() => setStep('open')}>Log in</button>}
        <Dialog isOpen={step === 'open'} onClose={() => setStep('after')} title="Welcome" />
      </>
    );
  }
  render(<Leaving />);
  await open('Log in');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Jobs' }));
});

test('a dialog with typed data asks before closing, and Escape continues editing', async () => {
  render(<Account isDirty />);
  await open();
  await userEvent.type(screen.getByLabelText('Mail'), 'asha');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Keep editing');

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Mail').value).toBe('asha');
  expect(document.activeElement).toBe(screen.getByLabelText('Mail'));

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await open('Discard');
  expect(dialogs()).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('the cancel event of the platform asks the owner too', async () => {
  render(<Account isDirty />);
  await open();
  const cancel = new Event('cancel', { cancelable: true });
  await userEvent.click(screen.getByLabelText('Mail'));
  screen.getByRole('dialog').dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('closing resets the state of the content', async () => {
  render(<Account />);
  await open();
  await userEvent.type(screen.getByLabelText('Mail'), 'asha');
  await userEvent.keyboard('{Escape}');
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Mail').value).toBe('');
});
