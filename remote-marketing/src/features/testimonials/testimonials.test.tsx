import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { PUBLISHED } from '@kadam/shared/contract/published-content';
import { BUILT_IN_TESTIMONIALS } from '@kadam/shared/contract/testimonials';
import { Testimonials } from './testimonials';

const authors = BUILT_IN_TESTIMONIALS.testimonials.map(({ name }) => name);
const quoteOf = (name: string | undefined) => screen.getByText(name ?? '').closest('figure');
const seen = () => authors.find((name) => quoteOf(name)?.dataset.seen === 'true');
const phase = () => quoteOf(authors[0])?.parentElement?.dataset.phase;
const dot = (place: number) => screen.getByRole('button', { name: `Show testimonial ${place} of 4` });

// In small steps, so effects of one timer render before the next.
function pass(ms: number) {
  for (let left = ms; left > 0; left -= 50) act(() => jest.advanceTimersByTime(Math.min(left, 50)));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  delete document.documentElement.dataset.motion;
});
afterEach(() => jest.useRealTimers());

test('one follows the other every 5 s: 250 ms out, a gap of 100 ms, 500 ms in', () => {
  render(<Testimonials />);
  pass(4999);
  expect([seen(), phase()]).toEqual([authors[0], 'shown']);
  pass(1);
  expect([seen(), phase()]).toEqual([authors[0], 'leaving']);
  pass(249);
  expect(phase()).toBe('leaving');
  pass(1);
  expect([seen(), phase()]).toEqual([undefined, 'gap']);
  pass(99);
  expect(phase()).toBe('gap');
  pass(1);
  expect([seen(), phase()]).toEqual([authors[1], 'entering']);
  pass(499);
  expect(phase()).toBe('entering');
  pass(1);
  expect([seen(), phase()]).toEqual([authors[1], 'shown']);
  pass(4149);
  expect(phase()).toBe('shown');
  pass(1);
  expect([seen(), phase()]).toEqual([authors[1], 'leaving']);
});

test('after the last comes the first', () => {
  render(<Testimonials />);
  pass(15_350);
  expect(seen()).toBe(authors[3]);
  pass(5000);
  expect(seen()).toBe(authors[0]);
});

test('a dot leads to its testimonial, and the current dot does nothing', () => {
  render(<Testimonials />);
  fireEvent.click(dot(1));
  expect(phase()).toBe('shown');
  fireEvent.click(dot(3));
  expect(dot(3).getAttribute('aria-current')).toBe('true');
  expect(dot(1).getAttribute('aria-current')).toBeNull();
  pass(350);
  expect(seen()).toBe(authors[2]);
});

test('it pauses while it is hovered or has the focus', () => {
  render(<Testimonials />);
  const region = quoteOf(authors[0])!;
  fireEvent.pointerEnter(region.closest('section')!.firstElementChild!, { pointerType: 'mouse' });
  pass(20_000);
  expect(seen()).toBe(authors[0]);
  fireEvent.pointerLeave(region.closest('section')!.firstElementChild!);
  act(() => dot(2).focus());
  pass(20_000);
  expect(seen()).toBe(authors[0]);
  act(() => dot(2).blur());
  pass(5000);
  pass(350);
  expect(seen()).toBe(authors[1]);
});

test('its own control, the first in it, stops and starts it', () => {
  render(<Testimonials />);
  const [first] = within(screen.getByRole('region', { name: 'What our clients say' })).getAllByRole('button');
  expect(first?.getAttribute('aria-label')).toBe('Pause testimonials');
  fireEvent.click(first!);
  pass(20_000);
  expect(seen()).toBe(authors[0]);
  fireEvent.click(screen.getByRole('button', { name: 'Play testimonials' }));
  pass(5000);
  expect(phase()).toBe('leaving');
});

test('it stops when animations are paused, and its dots still work', () => {
  window.localStorage.setItem('kadam.motion', 'paused');
  render(<Testimonials />);
  pass(20_000);
  expect(seen()).toBe(authors[0]);
  fireEvent.click(dot(4));
  pass(350);
  expect(seen()).toBe(authors[3]);
});

test('the arrow scrolls to the top', () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<Testimonials />);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the top of the page' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('shows the picture that the office has uploaded for a testimonial, of fixed size and loaded late', () => {
  const [first, ...others] = BUILT_IN_TESTIMONIALS.testimonials;
  const image = 'a'.repeat(32);
  const testimonials = [{ ...first, picture: { image, alt: 'Ananya in her office' } }, ...others];
  Object.assign(PUBLISHED.content, { testimonials: { testimonials } });
  render(<Testimonials />);
  Object.assign(PUBLISHED.content, { testimonials: undefined });
  const pictures = screen.getAllByRole('img');
  expect(pictures.map((one) => one.getAttribute('alt'))).toEqual(['Ananya in her office']);
  expect(pictures[0]?.getAttribute('srcset')).toBe(`/api/images/${image}/1x.webp 1x, /api/images/${image}/2x.webp 2x`);
  const size = ['width', 'height', 'loading'].map((name) => pictures[0]?.getAttribute(name));
  expect(size).toEqual(['56', '56', 'lazy']);
});
