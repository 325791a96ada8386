import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from '.';

function Site() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open menu</button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} label="Menu">
        <a href="#jobs">Jobs</a>
      </Drawer>
    </>
  );
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes the drawer and restores focus', async (_, leave) => {
  render(<Site />);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('dialog', { name: 'Menu' }).contains(document.activeElement)).toBe(true);
  await leave();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
});
