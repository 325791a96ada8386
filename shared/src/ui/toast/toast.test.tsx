import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toast } from '.';

const handleDismiss = jest.fn();
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('a toast is announced politely and disappears after three seconds', () => {
  render(<Toast message="Resume copied to clipboard!" onDismiss={handleDismiss} />);
  expect(screen.getByRole('status').textContent).toContain('Resume copied to clipboard!');
  pass(2999);
  expect(handleDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(handleDismiss).toHaveBeenCalledTimes(1);
});

test.each([
  ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
])('the timer pauses for %s and continues afterwards', (_, hold, release) => {
  render(<Toast message="Saved" onDismiss={handleDismiss} />);
  const box = screen.getByRole('button', { name: 'Dismiss' }).parentElement as HTMLElement;
  pass(2000);
  hold(box);
  pass(60_000);
  expect(handleDismiss).not.toHaveBeenCalled();
  release(box);
  pass(999);
  expect(handleDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(handleDismiss).toHaveBeenCalledTimes(1);
});

test('a new message restarts the timer', () => {
  const { rerender } = render(<Toast message="One" onDismiss={handleDismiss} />);
  pass(2500);
  rerender(<Toast message="Two" onDismiss={handleDismiss} />);
  pass(2500);
  expect(handleDismiss).not.toHaveBeenCalled();
  pass(500);
  expect(handleDismiss).toHaveBeenCalledTimes(1);
});

test('the live region stays without a message, so that the next one is announced', () => {
  render(<Toast onDismiss={handleDismiss} />);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(60_000);
  expect(handleDismiss).not.toHaveBeenCalled();
});
