import { BrowserRouter, useNavigate } from '@kadam/shared/router';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { PortalContext, type Portal } from './portal-context';
import { usePreloading } from './use-preloading';

const routes = [
  { remote: 'jobs', path: '/jobs', title: 'Jobs' },
  { remote: 'jobs', path: '/jobs/:jobId', title: 'Job' },
  { remote: 'office', path: '/office', title: 'Office', access: 'staff' },
] as unknown as Portal['routes'];

function Page() {
  usePreloading();
  const navigate = useNavigate();
  useEffect(() => void navigate('/jobs'), [navigate]);
  return <main id="main" />;
}

const load = jest.fn(() => Promise.resolve());

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  load.mockClear();
  Object.defineProperty(navigator, 'connection', {
    value: { effectiveType: '4g', downlink: 10 },
    configurable: true,
  });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 10, bottom: 40, width: 100 } as DOMRect);
  const portal = { routes, loader: { load } } as unknown as Portal;
  render(
    <PortalContext value={portal}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </PortalContext>,
  );
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const arrive = async (address: string) => {
  const link = document.createElement('a');
  link.href = address;
  screen.getByRole('main').append(link);
  await act(() => jest.advanceTimersByTimeAsync(0));
};

test('a page for the staff is not fetched before it is opened', async () => {
  await arrive('/office');
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(load).not.toHaveBeenCalled();
});

test('the page of a link that scrolls into view is fetched once', async () => {
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(load).not.toHaveBeenCalled();
  await arrive('/jobs/1');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(load.mock.calls).toEqual([[routes[1]]]);
  await arrive('/contact');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(load).toHaveBeenCalledTimes(1);
});
