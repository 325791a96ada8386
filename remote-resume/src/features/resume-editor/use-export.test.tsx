import { Toast } from '@kadam/shared/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { useExport } from './use-export';

let exporting: ReturnType<typeof useExport>;

function Editor() {
  exporting = useExport({} as never);
  return <Toast message={exporting.report?.message} onDismiss={exporting.dismiss} />;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Editor />);
});
afterEach(() => jest.useRealTimers());

test('a message that replaces an ending one is shown for its full time', () => {
  act(() => exporting.showMessage('success', 'Resume imported.'));
  act(() => {
    jest.advanceTimersByTime(2999);
    exporting.showMessage('danger', 'PDF download failed.');
    jest.advanceTimersByTime(1);
  });
  expect(screen.getByRole('status').textContent).toContain('PDF download failed.');
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByRole('status').textContent).toContain('PDF download failed.');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
});
