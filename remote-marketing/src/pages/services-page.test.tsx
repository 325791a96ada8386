import { render, screen, within } from '@testing-library/react';
import { BrowserRouter } from '@kadam/shared/router';
import ServicesPage from './services-page';

const open = () =>
  render(
    <BrowserRouter>
      <ServicesPage />
    </BrowserRouter>,
  );

it('shows four services under one heading, each with a picture in words, a list and its way on', () => {
  open();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const blocks = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('section')!);
  expect(blocks.map((block) => within(block).getByRole('link').getAttribute('href'))).toEqual([
    '/jobs',
    '/ats-score',
    '/courses',
    '/contact?topic=employer',
  ]);
  for (const block of blocks) {
    expect(within(block).getByRole('img').getAttribute('alt')).not.toBe('');
    expect(within(block).getAllByRole('listitem').length).toBeGreaterThan(2);
  }
});
