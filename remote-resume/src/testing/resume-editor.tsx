import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from '@kadam/shared/router';
import ResumeEditorPage from '../pages/resume-editor-page';

// jsdom lays nothing out, so there is nothing to observe; pages are counted in the browser tests.
class NothingToObserve implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Begins every test of a file with an editor that nobody has opened yet. */
export function beginWithNothingKept() {
  beforeAll(() => {
    window.ResizeObserver = NothingToObserve;
    // jsdom's window is 1024 px wide and knows no media queries: this one has room for everything.
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as MediaQueryList;
  });
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/resume-editor');
  });
  afterEach(() => jest.restoreAllMocks());
}

interface Kept {
  readonly document: Readonly<Record<string, unknown>>;
}

/** The resume that the tab keeps once the page is left. */
export function kept() {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  return (JSON.parse(sessionStorage.getItem('resume_editor_state') ?? 'null') as Kept | null)?.document;
}

/** One text of the resume. By its label and not by its role: with some hundred elements on the page the latter takes ten times as long. */
export const box = (name: string) => screen.getByLabelText(name, { selector: '[role="textbox"]' });

/** Types as a browser does: the letters stand there already when the page hears of them. */
export function write(name: string, text: string) {
  box(name).replaceChildren(document.createTextNode(text));
  fireEvent.input(box(name));
}

export function caretIn(name: string, at: number) {
  const text = box(name).firstChild ?? box(name);
  box(name).focus();
  window.getSelection()?.collapse(text, at);
}

export const open = () =>
  render(
    <BrowserRouter>
      <ResumeEditorPage />
    </BrowserRouter>,
  );

/** Opens the editor with what another page passes along. */
export function openWith(state: unknown) {
  window.history.replaceState({ usr: state, key: 'passed', idx: 1 }, '', '/resume-editor');
  return open();
}
