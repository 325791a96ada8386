import { listen } from '@kadam/shared/events';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onDemand, useOnDemand } from './index';

const code = { name: 'dialog' };

/** A file that fails `failures` times before it loads; `requests` counts. */
function file(failures: number) {
  const requests = { times: 0 };
  const load = () => {
    requests.times += 1;
    return requests.times > failures ? Promise.resolve(code) : Promise.reject(new Error('offline'));
  };
  return { requests, load };
}

test('loaded code is not requested again', async () => {
  const { requests, load } = file(0);
  const fetchCode = onDemand(load);
  expect(await Promise.all([fetchCode(), fetchCode()])).toEqual([code, code]);
  await fetchCode();
  expect(requests.times).toBe(1);
});

test('the first failure is retried silently', async () => {
  const { requests, load } = file(1);
  expect(await onDemand(load)()).toBe(code);
  expect(requests.times).toBe(2);
});

test('a failure is reported and not cached: the next call retries', async () => {
  const problems: unknown[] = [];
  const stop = listen('portal:problem', (problem) => problems.push(problem));
  const fetchCode = onDemand(file(2).load);
  await expect(fetchCode()).rejects.toThrow('offline');
  expect(problems).toEqual([{ phase: 'load', cause: new Error('offline') }]);
  expect(await fetchCode()).toBe(code);
  stop();
});

function View({ load, isWanted }: { readonly load: () => Promise<typeof code>; readonly isWanted?: boolean }) {
  const demanded = useOnDemand(load, isWanted);
  if (demanded.status === 'failed') return <button onClick={demanded.retry}>Retry</button>;
  return <p>{demanded.status === 'ready' ? demanded.code.name : `loading${demanded.isLate ? ', late' : ''}`}</p>;
}

test('a view shows that its code is late, that it failed, and a Retry button', async () => {
  jest.useFakeTimers();
  let refuse: (reason: Error) => void = () => {};
  const load = jest
    .fn<Promise<typeof code>, []>()
    .mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
    .mockResolvedValueOnce(code);
  render(<View load={load} />);
  screen.getByText('loading');
  act(() => void jest.advanceTimersByTime(600));
  screen.getByText('loading, late');
  jest.useRealTimers();
  await act(async () => refuse(new Error('offline')));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('dialog');
});

test('nothing is loaded until it is needed', async () => {
  const { requests, load } = file(0);
  const { rerender } = render(<View load={load} isWanted={false} />);
  expect(requests.times).toBe(0);
  rerender(<View load={load} isWanted />);
  await screen.findByText('dialog');
});
