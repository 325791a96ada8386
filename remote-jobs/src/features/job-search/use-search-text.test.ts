import { act, renderHook } from '@testing-library/react';
import { NO_FILTERS } from '../../lib/active-filters';
import { useSearchText } from './use-search-text';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (filters = NO_FILTERS) => {
  const onChange = jest.fn();
  const { result } = renderHook(() => useSearchText(filters, onChange));
  return { onChange, result };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it.each([{ search: 'nurse' }, { location: 'Pune' }])('%j applies after 400 ms without typing, on page 1', (typed) => {
  const { onChange, result } = open({ ...NO_FILTERS, page: 3 });
  act(() => result.current.handleType({ search: 'x' }));
  pass(399);
  act(() => result.current.handleType({ search: '', ...typed }));
  pass(399);
  expect(onChange).not.toHaveBeenCalled();
  pass(1);
  expect(onChange.mock.calls).toEqual([[{ ...NO_FILTERS, ...typed, page: 1 }, 'replace']]);
});

it('applies at once when it is submitted, and not again after the pause', () => {
  const { onChange, result } = open();
  act(() => result.current.handleType({ search: ' nurse ' }));
  act(() => {
    result.current.submit();
  });
  expect(onChange.mock.calls).toEqual([[{ ...NO_FILTERS, search: 'nurse' }, 'push']]);
});

it('sends no request when only spaces were typed', () => {
  const { onChange, result } = open();
  act(() => result.current.handleType({ search: '   ' }));
  pass(1000);
  expect(onChange).not.toHaveBeenCalled();
});
