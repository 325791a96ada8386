import { withText, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { begun, changed, redone, undone, type EditHistory } from '../../lib/edit-history';
import type { Caret, Edited } from '../../lib/resume-edits';
import { afterPaint } from './after-paint';

interface Typed {
  readonly path: string;
  readonly text: string;
  /** Where the caret stood before. */
  readonly from: number;
  /** When, in ms of any clock that only goes on. */
  readonly at: number;
}

/**
 * The resume being written and its history. It changes at once, so that two keys in one frame both count. Who subscribed hears of letters
 * that were typed once they are painted, because the browser shows those itself, and of everything else at once.
 */
export interface ResumeStore {
  readonly history: () => EditHistory;
  readonly document: () => ResumeDocument;
  readonly subscribe: (listener: () => void) => () => void;
  /** Letters were typed into a text. */
  readonly type: (typed: Typed) => void;
  /** Anything else was done; nothing when it answers undefined. */
  readonly edit: (change: (document: ResumeDocument) => Edited | undefined, from?: Caret) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function createResumeStore(document: ResumeDocument, kept?: EditHistory): ResumeStore {
  let history = kept ?? begun(document);
  const listeners = new Set<() => void>();
  let callOff = () => {};
  const tell = () => {
    callOff();
    for (const listener of listeners) listener();
  };
  const become = (next: EditHistory, soon: () => void = tell) => {
    if (next === history) return;
    history = next;
    soon();
  };
  const tellAfterPaint = () => {
    callOff();
    callOff = afterPaint(tell);
  };
  return {
    history: () => history,
    document: () => history.document,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: ({ path, text, from, at }) =>
      become(
        changed(history, {
          document: withText(history.document, path, text),
          from: { path, at: from },
          typing: { path, at, endsWord: /\s$/.test(text) },
        }),
        tellAfterPaint,
      ),
    edit: (change, from) => {
      const edited = change(history.document);
      if (edited) become(changed(history, { ...edited, from: from ?? edited.caret }));
    },
    undo: () => become(undone(history)),
    redo: () => become(redone(history)),
  };
}
