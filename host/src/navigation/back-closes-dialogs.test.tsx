import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation, useNavigate } from '@kadam/shared/router';
import { Dialog } from '@kadam/shared/ui/dialog';
import { closeDialogsOnBack } from './back-closes-dialogs';

let steps = 0;
// Registered before the tested code, which stops its own events.
window.addEventListener('popstate', () => (steps += 1), { capture: true });
let stop: () => void = () => {};

function Site() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/jobs">To the jobs</Link>
      <Link to="/about">About</Link>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => setAsking(true)}>Open a form</button>
      <Dialog isOpen={isOpen} onClose={close} title="Menu">
        <Link to="/courses" onClick={close}>
          Courses
        </Link>
        <button onClick={() => void navigate('?kept=1', { replace: true })}>Rewrite</button>
        <button onClick={() => void navigate('?page=2')}>Next</button>
        <button
          onClick={() => {
            close();
            void navigate(-1);
          }}
        >
          Done
        </button>
      </Dialog>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title="Form" isDirty />
    </>
  );
}

async function start(): Promise<void> {
  window.history.replaceState(null, '', '/home');
  stop = closeDialogsOnBack();
  render(<Site />, { wrapper: BrowserRouter });
  await press('link', 'To the jobs');
}

const press = async (role: 'button' | 'link', name: string) => userEvent.click(screen.getByRole(role, { name }));
const dialogs = () => screen.queryAllByRole('dialog').length + screen.queryAllByRole('alertdialog').length;
const hasEntry = () => JSON.stringify(window.history.state).includes('kadamDialog');
const isAt = (address: string) =>
  waitFor(() => {
    expect([screen.getByRole('heading', { level: 1 }).textContent, address]).toEqual([address, address]);
    expect(window.location.pathname + window.location.search).toBe(address);
    expect(hasEntry()).toBe(false);
  });
const open = async (name = 'Open') => {
  await press('button', name);
  await waitFor(() => expect(hasEntry()).toBe(true));
};
/** Like the browser's button, which runs no script. */
const browserBack = () => act(() => History.prototype.back.call(window.history));

afterEach(() => stop());

test('Back closes the dialog and stays on the page; the next Back leaves it', async () => {
  await start();
  await open();
  browserBack();
  await waitFor(() => expect(dialogs()).toBe(0));
  await isAt('/jobs');
  browserBack();
  await isAt('/home');
});

test('a dialog closed by its button leaves no history entry', async () => {
  await start();
  const before = window.history.length;
  await open();
  await press('button', 'Close');
  await isAt('/jobs');
  expect(window.history.length).toBe(before + 1);
  browserBack();
  await isAt('/home');
});

test('a link followed in a drawer replaces its entry', async () => {
  await start();
  await open();
  await press('link', 'Courses');
  await isAt('/courses');
  browserBack();
  await isAt('/jobs');
  browserBack();
  await isAt('/home');
});

test('a dialog that goes back when done goes back by one page', async () => {
  await start();
  await open();
  await press('button', 'Done');
  await isAt('/home');
});

test('a URL changed behind an open dialog stays after closing', async () => {
  await start();
  await open();
  await press('button', 'Rewrite');
  browserBack();
  await waitFor(() => expect(dialogs()).toBe(0));
  await isAt('/jobs?kept=1');
  browserBack();
  await isAt('/home');
});

test('a page changed behind an open dialog keeps it open, and Back still closes it first', async () => {
  await start();
  await open();
  await press('button', 'Next');
  await waitFor(() => expect(hasEntry()).toBe(true));
  browserBack();
  await waitFor(() => expect(dialogs()).toBe(0));
  await isAt('/jobs?page=2');
  browserBack();
  await isAt('/jobs');
});

test('a link followed right after a dialog has closed is not undone', async () => {
  await start();
  await open();
  await press('button', 'Close');
  await press('link', 'About');
  await isAt('/about');
  browserBack();
  await isAt('/jobs');
  browserBack();
  await isAt('/home');
});

test('the same in a browser that is slow to go back', async () => {
  const go = History.prototype.go;
  const slow = jest.spyOn(History.prototype, 'go').mockImplementation(function (this: History, delta) {
    setTimeout(() => go.call(this, delta), 1_500);
  });
  await start();
  await open();
  const before = steps;
  await press('button', 'Close');
  await press('link', 'About');
  await waitFor(() => expect(steps).toBeGreaterThan(before));
  slow.mockRestore();
  await isAt('/about');
  browserBack();
  await isAt('/jobs');
});

test('Back asks a dialog with unsaved data, each time', async () => {
  await start();
  await open('Open a form');
  browserBack();
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(hasEntry()).toBe(true));
  browserBack();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeTruthy();
  browserBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await isAt('/jobs');
});

test('Forward to the entry of a closed dialog shows the page', async () => {
  await start();
  await open();
  browserBack();
  await waitFor(() => expect(dialogs()).toBe(0));
  await isAt('/jobs');
  const before = steps;
  act(() => History.prototype.forward.call(window.history));
  await waitFor(() => expect(steps - before).toBe(2));
  await isAt('/jobs');
  browserBack();
  await isAt('/home');
});
