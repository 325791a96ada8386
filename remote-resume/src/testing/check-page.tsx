import { act, fireEvent, render, screen } from '@testing-library/react';
import { setImmediate } from 'node:timers';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from '@kadam/shared/router';
import AtsScorePage from '../pages/ats-score-page';
import ResumeEditorPage from '../pages/resume-editor-page';
import './resize-observer';

export function openCheck(state: unknown = null) {
  window.history.replaceState(state === null ? null : { usr: state, key: 'given' }, '', '/ats-score');
  return render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/ats-score" element={<AtsScorePage />} />
          <Route path="/resume-editor" element={<ResumeEditorPage />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
}

export const choose = (name = 'asha-rao.docx', bytes = 2048) =>
  fireEvent.change(screen.getByLabelText('Resume file'), {
    target: { files: [new File(['a'.repeat(bytes)], name)] },
  });

export const analyze = () => fireEvent.click(screen.getByRole('button', { name: 'Analyze Resume' }));

/** Lets real requests continue while the clock is faked. */
export async function until<Value>(look: () => Value): Promise<NonNullable<Value>> {
  const began = performance.now();
  for (;;) {
    await act(() => new Promise<void>((turn) => void setImmediate(turn)));
    const seen = attempt(look);
    if (seen) return seen;
    if (performance.now() - began > 10_000) return look() as NonNullable<Value>;
  }
}

function attempt<Value>(look: () => Value): Value | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Fakes all timers except those of real requests. */
export const fakeSteps = () =>
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'performance',
      'Date',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
