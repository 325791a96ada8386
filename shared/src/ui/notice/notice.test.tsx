import { render, screen } from '@testing-library/react';
import { Notice } from '.';

test('an error interrupts, a success waits, information is read in place', () => {
  render(
    <>
      <Notice tone="danger">Failed</Notice>
      <Notice tone="success">Done</Notice>
      <Notice>Closed on Sunday</Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Failed');
  expect(screen.getByRole('status').textContent).toBe('Done');
  expect(screen.getByText('Closed on Sunday').closest('[role]')).toBeNull();
});
