import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { cancelPending, queryClient, retryPending, useQuery } from '.';

afterEach(() => queryClient.clear());

type Answer = (value: string) => void;

/** A server that responds on request of the test. */
function slowServer() {
  const calls: { readonly signal: AbortSignal; readonly answer: Answer }[] = [];
  const read = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ signal, answer: resolve });
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  return { calls, read };
}

interface PageProps {
  readonly name: string;
  readonly read: (given: { signal: AbortSignal }) => Promise<string>;
}

function Page({ name, read }: PageProps) {
  const { data, error, isFetching, refetch } = useQuery({ queryKey: ['test', name], queryFn: read });
  if (data) return <p>{data}</p>;
  if (isFetching) return <p>Loading {name}</p>;
  return (
    <p>
      {error?.message || `Failed to load ${name}`} <button onClick={() => void refetch()}>Try {name}</button>
    </p>
  );
}

test('canceling ends the queries without data, and their pages show an error', async () => {
  const { calls, read } = slowServer();
  render(<Page name="jobs" read={read} />);
  await screen.findByText('Loading jobs');
  act(cancelPending);
  expect(await screen.findByText('Failed to load jobs')).toBeTruthy();
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
  fireEvent.click(screen.getByRole('button', { name: 'Try jobs' }));
  await screen.findByText('Loading jobs');
  act(() => calls[1]?.answer('Twelve jobs'));
  expect(await screen.findByText('Twelve jobs')).toBeTruthy();
});

test('retrying fetches the same queries again, and shown data stays', async () => {
  const slow = slowServer();
  render(
    <>
      <Page name="jobs" read={slow.read} />
      <Page name="courses" read={() => Promise.resolve('Six courses')} />
    </>,
  );
  await screen.findByText('Six courses');
  act(retryPending);
  await waitFor(() => expect(slow.calls).toHaveLength(2));
  expect(slow.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(screen.getByText('Loading jobs')).toBeTruthy();
  act(() => slow.calls[1]?.answer('Twelve jobs'));
  expect(await screen.findByText('Twelve jobs')).toBeTruthy();
  expect(screen.getByText('Six courses')).toBeTruthy();
});

test('retrying also fetches a query that waits for another slow one', async () => {
  const slow = slowServer();
  const nested = () => queryClient.fetchQuery({ queryKey: ['test', 'list'], queryFn: slow.read });
  render(<Page name="course" read={nested} />);
  await waitFor(() => expect(slow.calls).toHaveLength(1));
  act(retryPending);
  await waitFor(() => expect(slow.calls).toHaveLength(2));
  act(() => slow.calls[1]?.answer('One course'));
  expect(await screen.findByText('One course')).toBeTruthy();
});
