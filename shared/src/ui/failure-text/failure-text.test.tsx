import { render, screen } from '@testing-library/react';
import { Notice } from '../notice';
import { FailureText } from '.';

const NETWORK = 'Network Error: Unable to connect to server. Please check if the backend is running.';

test('a technical message is shown below a sentence for users', () => {
  const { container } = render(<FailureText>{NETWORK}</FailureText>);
  expect(container.textContent).toBe(
    `We cannot reach the portal. Please check your internet connection and try again.${NETWORK}`,
  );
  expect(screen.getByText(NETWORK).tagName).toBe('SMALL');
});

test('any other message is shown unchanged, and none renders nothing', () => {
  const { container, rerender } = render(<FailureText>This course is full.</FailureText>);
  expect(container.textContent).toBe('This course is full.');
  rerender(<FailureText>{undefined}</FailureText>);
  expect(container.childNodes).toHaveLength(0);
});

test('a notice formats its title and text the same way', () => {
  render(
    <Notice tone="danger" title={NETWORK}>
      {NETWORK}
    </Notice>,
  );
  expect(screen.getAllByText(NETWORK).map(({ tagName }) => tagName)).toEqual(['SMALL', 'SMALL']);
});
