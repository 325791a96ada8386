import { act, render, screen } from '@testing-library/react';
import { ScrollAnimated } from './scroll-animated';

// jsdom has no observer: this one reports what a test wants to be seen.
class Sight {
  static current: Sight;
  readonly watched = new Set<Element>();
  constructor(
    readonly tell: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit,
  ) {
    Sight.current = this;
  }
  observe = (element: Element) => void this.watched.add(element);
  unobserve = (element: Element) => void this.watched.delete(element);
  disconnect = () => this.watched.clear();
  takeRecords = () => [];

  see(target: Element, intersectionRatio: number) {
    const entry = { target, intersectionRatio, isIntersecting: true } as unknown as IntersectionObserverEntry;
    act(() => this.tell([entry], this as unknown as IntersectionObserver));
  }
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Sight });
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

test('a marked element gets its animate marker once a tenth of it is seen', () => {
  render(
    <ScrollAnimated>
      <p data-scroll-animate="">Step</p>
      <p>Floor</p>
    </ScrollAnimated>,
  );
  const step = screen.getByText('Step');
  expect(Sight.current.options.threshold).toBe(0.1);
  expect([...Sight.current.watched]).toEqual([step]);
  Sight.current.see(step, 0.05);
  expect(step.dataset.animate).toBeUndefined();
  Sight.current.see(step, 0.1);
  expect(step.dataset.animate).toBe('');
  expect(Sight.current.watched.size).toBe(0);
});

test('without an observer everything counts as seen', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(
    <ScrollAnimated>
      <p data-scroll-animate="">Step</p>
    </ScrollAnimated>,
  );
  expect(screen.getByText('Step').dataset.animate).toBe('');
});
