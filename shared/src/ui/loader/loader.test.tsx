import { render, screen } from '@testing-library/react';
import { Loader } from '.';

test('a loader names what is loading', () => {
  render(<Loader title="Loading Jobs" text="Fetching the latest jobs for you..." />);
  expect(screen.getByRole('status').textContent).toBe('Loading JobsFetching the latest jobs for you...');
});
