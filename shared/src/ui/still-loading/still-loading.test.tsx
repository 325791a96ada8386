import { act, fireEvent, render, screen } from '@testing-library/react';
import { StillLoading } from '.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const line = () => screen.queryByText('Still loading…');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open() {
  const handlers = { onRetry: jest.fn(), onCancel: jest.fn() };
  const view = render(<StillLoading isPending {...handlers} />);
  return {
    ...handlers,
    show: (isPending: boolean) => view.rerender(<StillLoading isPending={isPending} {...handlers} />),
  };
}

test('the line appears after eight seconds without a response', () => {
  open();
  pass(7_999);
  expect(line()).toBeNull();
  pass(1);
  expect(line()?.closest('[role="status"]')).not.toBeNull();
});

test('Retry calls again and waits another eight seconds, and Cancel ends the call', () => {
  const { onRetry, onCancel } = open();
  pass(8_000);
  press('Retry');
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(line()).toBeNull();
  pass(8_000);
  press('Cancel');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('the line disappears with the response, and the next call starts at zero', () => {
  const { show } = open();
  pass(8_000);
  show(false);
  expect(line()).toBeNull();
  show(true);
  pass(7_999);
  expect(line()).toBeNull();
});
