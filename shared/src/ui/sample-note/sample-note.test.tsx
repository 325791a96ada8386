import { render, screen } from '@testing-library/react';
import { SampleNote } from '.';

test('a sample is marked by a note for assistive technology', () => {
  render(<SampleNote isSample />);
  expect(screen.getByRole('note').textContent).toBe('Sample content');
});

test('other content has no note', () => {
  const { container } = render(<SampleNote isSample={false} />);
  expect(container.childNodes).toHaveLength(0);
});
