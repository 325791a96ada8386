import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { PrerenderedView } from './prerendered-view';

function Contact({ known = '' }: { readonly known?: string }) {
  const [name, setName] = useState(known);
  return (
    <>
      <input id="contact-name" aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
    </>
  );
}

test.each([
  ['', 'stands in the page'],
  ['Asha Kulkarni', 'takes the place of what the page would begin with'],
])('what was typed before the code of the page came, with %j known, %s, with the focus', async (known) => {
  const input = document.createElement('input');
  input.id = 'contact-name';
  const page = { path: '/contact', nodes: [input], focused: undefined };
  const { rerender } = render(<PrerenderedView page={page as never} />);
  input.value = 'Asha Rao';
  input.focus();
  rerender(<Contact known={known} />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Asha Rao'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Asha Rao');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});
