import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScoreAnnouncer } from '../features/resume-editor/score/score-view';
import { box, open, startEmpty, write } from '../testing/resume-editor';
import { WorkerHere } from '../testing/worker-here';

startEmpty();

const workersRun = () => Object.assign(globalThis, { Worker: WorkerHere });

// jsdom has no scrolling.
beforeAll(() => void (Element.prototype.scrollIntoView = () => {}));
beforeEach(workersRun);
afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

const panel = () => screen.getByRole('complementary', { name: 'Live score' });
const finding = (title: string) => within(panel()).queryByRole('heading', { level: 3, name: new RegExp(title) });
const scored = () => screen.findByRole('button', { name: /^Score \d/ }, { timeout: 5000 });

it('scores the text; a finding links to its place and disappears once fixed', async () => {
  open();
  expect(panel().textContent).toContain('appear here as you write');
  write('Name', 'Asha Rao');
  await scored();
  await userEvent.click(screen.getByRole('button', { name: 'Show: A working, plain email address' }));
  await act(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown(undefined)))));
  expect(document.activeElement).toBe(box('Email'));
  write('Email', 'asha.rao@gmail.com');
  await waitFor(() => expect(finding('plain email')).toBeNull(), { timeout: 5000 });
});

it('can be put aside and brought back', async () => {
  open();
  const button = screen.getByRole('button', { name: 'Score' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(button);
  expect(screen.queryByRole('complementary', { name: 'Live score' })).toBeNull();
  await userEvent.click(button);
  expect(panel()).toBeTruthy();
});

it('shows when scoring fails, continues without it, and retries', async () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  open();
  write('Name', 'Asha Rao');
  await within(panel()).findByText(/could not be loaded\. You can go on writing\./, {}, { timeout: 5000 });
  write('Title', 'Tester');
  expect(box('Title').textContent).toBe('Tester');
  workersRun();
  await userEvent.click(within(panel()).getByRole('button', { name: 'Retry' }));
  await scored();
});

it('announces a stable score to screen readers', () => {
  jest.useFakeTimers();
  const state = (overallScore: number) => ({
    status: 'scored' as const,
    score: { overallScore, points: 0, strengths: [], categoryScores: {} as never, findings: [], ofTheFile: [] },
  });
  const { rerender } = render(<ScoreAnnouncer state={state(61)} />);
  act(() => jest.advanceTimersByTime(2000));
  rerender(<ScoreAnnouncer state={state(72)} />);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('Score 72 of 100, nearly there. 0 to fix.');
  jest.useRealTimers();
});
