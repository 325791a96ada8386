import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { PrerenderedView } from './prerendered-view';

function Contact() {
  const [name, setName] = useState('');
  return (
    <>
      <input id="contact-name" aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
    </>
  );
}

test('what was typed before the code of the page came stands in the page, with the focus', async () => {
  const input = document.createElement('input');
  input.id = 'contact-name';
  const page = { path: '/contact', nodes: [input], focused: undefined };
  const { rerender } = render(<PrerenderedView page={page as never} />);
  input.value = 'Asha Rao';
  input.focus();
  rerender(<Contact />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Asha Rao'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Asha Rao');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});
