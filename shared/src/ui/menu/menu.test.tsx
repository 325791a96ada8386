import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem } from '.';

const handleProfile = jest.fn();
const handleLogout = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  render(
    <>
      <Menu label="Asha: account" trigger="Asha">
        <MenuItem href="#profile" onSelect={handleProfile}>
          My Profile
        </MenuItem>
        <MenuItem href="#applications">My Applications</MenuItem>
        <MenuItem onSelect={handleLogout}>Logout</MenuItem>
      </Menu>
      <button>Elsewhere</button>
    </>,
  );
});

const trigger = () => screen.getByRole('button', { name: 'Asha: account' });
const focused = () => document.activeElement?.textContent;

test('the button has the ARIA attributes of a menu button', async () => {
  expect([trigger().getAttribute('aria-haspopup'), trigger().getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
  await userEvent.click(trigger());
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu', { name: 'Asha: account' })).toBeTruthy();
});

test('arrows, Home, End and first letters move through the items', async () => {
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('My Profile');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Logout');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('My Profile');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Logout');
  await userEvent.keyboard('{Home}m');
  expect(focused()).toBe('My Applications');
  await userEvent.keyboard('l');
  expect(focused()).toBe('Logout');
});

test('the up arrow opens the menu at its last item', async () => {
  trigger().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Logout');
});

test('Escape closes and restores focus; Tab and a click outside close and do not move focus', async () => {
  await userEvent.click(trigger());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());

  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('Elsewhere');

  await userEvent.click(trigger());
  await userEvent.keyboard('{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a chosen item acts and closes; a link still opens in new tabs', async () => {
  await userEvent.click(trigger());
  await userEvent.keyboard('{End}{Enter}');
  expect(handleLogout).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(trigger());

  await userEvent.click(trigger());
  const profile = screen.getByRole('menuitem', { name: 'My Profile' });
  expect(fireEvent.click(profile, { ctrlKey: true })).toBe(true);
  expect(handleProfile).not.toHaveBeenCalled();
  expect(fireEvent.click(profile)).toBe(false);
  expect(handleProfile).toHaveBeenCalledTimes(1);
});
