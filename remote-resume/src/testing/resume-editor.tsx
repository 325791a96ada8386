import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from '@kadam/shared/router';
import ResumeEditorPage from '../pages/resume-editor-page';
import './resize-observer';

/** Starts each test of a file with an empty editor. */
export function startEmpty() {
  beforeAll(() => {
    // jsdom has no media queries: this window matches all of them.
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as MediaQueryList;
  });
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    window.history.replaceState(null, '', '/resume-editor');
  });
  afterEach(() => jest.restoreAllMocks());
}

interface Stored {
  readonly document: Readonly<Record<string, unknown>>;
}

export function storedDocument() {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  return (JSON.parse(sessionStorage.getItem('resume_editor_state') ?? 'null') as Stored | null)?.document;
}

/** By label: by role takes ten times as long with hundreds of elements. */
export const box = (name: string) => screen.getByLabelText(name, { selector: '[role="textbox"]' });

/** Types like a browser: the text is there before the event. */
export function write(name: string, text: string) {
  box(name).replaceChildren(document.createTextNode(text));
  fireEvent.input(box(name));
}

export function caretIn(name: string, at: number) {
  const text = box(name).firstChild ?? box(name);
  box(name).focus();
  window.getSelection()?.collapse(text, at);
}

export const open = () => render(<ResumeEditorPage />, { wrapper: BrowserRouter });

export function openWith(state: unknown) {
  window.history.replaceState({ usr: state, key: 'passed', idx: 1 }, '', '/resume-editor');
  return open();
}
