import { render, screen } from '@testing-library/react';
import { SampleNote } from '.';

test('a sample is called one in a note that assistive technology finds', () => {
  render(<SampleNote isSample />);
  expect(screen.getByRole('note').textContent).toBe('Sample content');
});

test('what is no sample has no note', () => {
  const { container } = render(<SampleNote isSample={false} />);
  expect(container.childNodes).toHaveLength(0);
});
