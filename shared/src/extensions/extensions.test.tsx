import { act, render, screen } from '@testing-library/react';
import { ExtensionSlot, provideExtensions, type ExtensionProps, type ExtensionSlotProps } from './index';
import slots from './slots.json';

const seen = new Set<(entries: { readonly isIntersecting: boolean }[]) => void>();
class Observer {
  constructor(private readonly onSeen: (entries: { readonly isIntersecting: boolean }[]) => void) {}
  observe = () => void seen.add(this.onSeen);
  disconnect = () => void seen.delete(this.onSeen);
}
const scroll = (isIntersecting: boolean) => act(async () => seen.forEach((onSeen) => onSeen([{ isIntersecting }])));

const View = ({ name, props }: ExtensionSlotProps) => <p>{`${name} ${JSON.stringify(props)}`}</p>;
const slot = <ExtensionSlot name="job.aside" props={slots['job.aside']} />;
let loads = 0;
const loadView = async () => {
  loads += 1;
  return View;
};

beforeEach(() => {
  loads = 0;
  Object.assign(window, { IntersectionObserver: Observer });
});

test('a slot without a host renders nothing', () => {
  const { container } = render(slot);
  expect(container.childNodes).toHaveLength(0);
});

test('a slot without extensions renders nothing', () => {
  provideExtensions({ has: (name) => name === 'dashboard.tile', loadView });
  const { container } = render(slot);
  expect([container.childNodes.length, seen.size]).toEqual([0, 0]);
});

test('a slot loads its extensions when it is near the viewport, and passes its props on', async () => {
  provideExtensions({ has: () => true, loadView });
  render(slot);
  await scroll(false);
  expect(loads).toBe(0);
  await scroll(true);
  expect(loads).toBe(1);
  expect(screen.getByText(`job.aside ${JSON.stringify(slots['job.aside'])}`)).toBeTruthy();
});

test('a slot stays empty when the host cannot load its view', async () => {
  provideExtensions({ has: () => true, loadView: () => Promise.reject(new Error('offline')) });
  const { container } = render(slot);
  await scroll(true);
  expect(container.textContent).toBe('');
});

test('each slot has example props', () => {
  const examples: ExtensionProps = slots;
  expect(Object.keys(examples)).toEqual(['job.aside', 'dashboard.tile', 'office.posting']);
});
