import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from '.';

const handleSelect = jest.fn();
const show = (page: number, totalPages = 48) =>
  render(
    <Pagination page={page} totalPages={totalPages} hrefOf={(to) => `/jobs?page=${to}`} onSelect={handleSelect} />,
  );

beforeEach(() => jest.clearAllMocks());

test('every page but the current one is a link', () => {
  show(6);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Page 7' }).getAttribute('href')).toBe('/jobs?page=7');
  expect(screen.queryByRole('link', { name: 'Page 6' })).toBeNull();
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Page 6');
});

test('a plain click selects, a click for a new tab is left to the browser', async () => {
  show(6);
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(handleSelect).toHaveBeenCalledWith(7);
  await userEvent.click(screen.getByRole('link', { name: 'Previous page' }));
  expect(handleSelect).toHaveBeenLastCalledWith(5);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Page 48' }), { metaKey: true })).toBe(true);
  expect(handleSelect).toHaveBeenCalledTimes(2);
});

test('the ends have no further link, and a single page has no pagination', () => {
  const { unmount } = show(1);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  unmount();
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
