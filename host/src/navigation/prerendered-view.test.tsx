import { render, screen, waitFor } from '@testing-library/react';
import { useId, useState, type ReactNode } from 'react';
import { PrerenderedView } from './prerendered-view';

function Contact({ known = '' }: { readonly known?: string }) {
  const [name, setName] = useState(known);
  const id = useId();
  return (
    <>
      <input id={id} name="name" aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
    </>
  );
}

test.each([
  ['', 'is in the page'],
  ['Asha Kulkarni', 'takes the place of what the page would begin with'],
])('text typed before the page’s code loads stays, with %j known, %s, with the focus', async (known) => {
  const input = document.createElement('input');
  // Prerendering generates other ids.
  input.id = '_R_17m_';
  input.name = 'name';
  const page = { path: '/contact', nodes: [input], focused: undefined };
  const { rerender } = render(<PrerenderedView page={page as never} />);
  input.value = 'Asha Rao';
  input.focus();
  rerender(<Contact known={known} />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Asha Rao'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Asha Rao');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

function prerender(page: ReactNode): ChildNode[] {
  const { container, unmount } = render(page);
  const nodes = [...container.cloneNode(true).childNodes];
  unmount();
  return nodes;
}

function Topic() {
  const [topic, setTopic] = useState('access');
  return (
    <>
      <select name="topic" value={topic} onChange={(event) => setTopic(event.target.value)}>
        <option value="access">See my data</option>
        <option value="erasure">Erase my data</option>
      </select>
      <output>{topic}</output>
    </>
  );
}

test('an option chosen before the page’s code loads stays chosen', async () => {
  const { rerender } = render(
    <PrerenderedView page={{ path: '/privacy', nodes: prerender(<Topic />), focused: null }} />,
  );
  screen.getByRole<HTMLSelectElement>('combobox').value = 'erasure';
  rerender(<Topic />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('erasure'));
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('erasure');
});

const Links = () => (
  <>
    <a href="/jobs">Jobs</a>
    <a href="/jobs">
      <h3>Jobs</h3>Openings across India
    </a>
    <a href="/jobs">Jobs</a>
    <button type="button">Pause animations</button>
  </>
);

test.each([
  ['link', 0],
  ['link', 1],
  ['link', 2],
  ['button', 0],
] as const)('the focused %s, number %i, is focused again in the rendered page', async (role, nth) => {
  const page = { path: '/', nodes: prerender(<Links />), focused: null };
  const { rerender } = render(<PrerenderedView page={page} />);
  const before = screen.getAllByRole(role)[nth]!;
  before.focus();
  rerender(<Links />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole(role)[nth]));
  expect(before.isConnected).toBe(false);
});

test('a page that sets the focus itself keeps it', async () => {
  const link = document.createElement('a');
  link.href = '/jobs';
  link.textContent = 'Jobs';
  const { rerender } = render(<PrerenderedView page={{ path: '/', nodes: [link], focused: null }} />);
  link.focus();
  rerender(
    <>
      <Links />
      <input ref={(field) => field?.focus()} />
    </>,
  );
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
