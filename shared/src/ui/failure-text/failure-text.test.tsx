import { render, screen } from '@testing-library/react';
import { Notice } from '../notice';
import { FailureText } from '.';

const NETWORK = 'Network Error: Unable to connect to server. Please check if the backend is running.';

test('above a message for developers stands what a person can do, and the message stays word for word', () => {
  const { container } = render(<FailureText>{NETWORK}</FailureText>);
  expect(container.textContent).toBe(
    `We cannot reach the portal. Please check your internet connection and try again.${NETWORK}`,
  );
  expect(screen.getByText(NETWORK).tagName).toBe('SMALL');
});

test('any other message stands as it is, and none is nothing', () => {
  const { container, rerender } = render(<FailureText>This course is full.</FailureText>);
  expect(container.textContent).toBe('This course is full.');
  rerender(<FailureText>{undefined}</FailureText>);
  expect(container.childNodes).toHaveLength(0);
});

test('a notice says it so by itself, in its title and below', () => {
  render(
    <Notice tone="danger" title={NETWORK}>
      {NETWORK}
    </Notice>,
  );
  expect(screen.getAllByText(NETWORK).map(({ tagName }) => tagName)).toEqual(['SMALL', 'SMALL']);
});
