import { render, screen, within } from '@testing-library/react';
import { BrowserRouter } from '@kadam/shared/router';
import ServicesPage from './services-page';

const open = () => render(<ServicesPage />, { wrapper: BrowserRouter });

it('shows four services, each with tag, picture, description, list and link', () => {
  open();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const blocks = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('section')!);
  expect(blocks.map((block) => within(block).getByRole('link').getAttribute('href'))).toEqual([
    '/jobs',
    '/ats-score',
    '/courses',
    '/hire',
  ]);
  expect(blocks.map((block) => within(block).getByRole('link').textContent)).toEqual([
    'Browse jobs',
    'Check your resume',
    'Browse courses',
    'Talk to us about hiring',
  ]);
  for (const block of blocks) {
    expect(within(block).getByText(/^For \w+/)).toBeTruthy();
    expect(block.querySelector('p')?.textContent.length).toBeGreaterThan(100);
    expect(within(block).getByRole('img').getAttribute('alt')).not.toBe('');
    expect(within(block).getAllByRole('listitem').length).toBeGreaterThan(2);
  }
});
