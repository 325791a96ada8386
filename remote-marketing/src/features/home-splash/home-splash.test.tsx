import { act, fireEvent, render } from '@testing-library/react';
import { HomeSplash } from './home-splash';

const overlay = () => document.querySelector<HTMLElement>('[data-home-splash]');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.splash;
});
afterEach(() => jest.useRealTimers());

test('it is visible for 1.2 s, fades for 0.8 s, and calls onComplete', () => {
  const handleComplete = jest.fn();
  render(<HomeSplash onComplete={handleComplete} />);
  pass(1199);
  expect(overlay()?.dataset.homeSplash).toBe('visible');
  pass(1);
  expect(overlay()?.dataset.homeSplash).toBe('fading');
  pass(799);
  expect(handleComplete).not.toHaveBeenCalled();
  pass(1);
  expect(handleComplete).toHaveBeenCalledTimes(1);
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerDown(document.body)],
])('%s ends it at once', (_, leave) => {
  const handleComplete = jest.fn();
  render(<HomeSplash onComplete={handleComplete} />);
  leave();
  expect(handleComplete).toHaveBeenCalled();
});

test('it is not shown once the portal has opened', () => {
  document.documentElement.dataset.splash = 'over';
  render(<HomeSplash onComplete={() => undefined} />);
  expect(overlay()).toBeNull();
});

test('it is not shown with reduced motion', () => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList;
  render(<HomeSplash onComplete={() => undefined} />);
  expect(overlay()).toBeNull();
  Reflect.deleteProperty(window, 'matchMedia');
});
