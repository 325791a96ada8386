import { withText, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { begun, changed, redone, undone, type EditHistory } from '../../lib/edit-history';
import type { Caret, Edited } from '../../lib/resume-edits';
import { afterPaint } from './after-paint';

interface Typed {
  readonly path: string;
  readonly text: string;
  /** Where the caret stood before; asked for only where a step begins, because finding out takes long. */
  readonly from: () => number;
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
  /** Tells of every change at once, letters too: `listener` runs before the letter is painted and has to be quick. */
  readonly watch: (listener: () => void) => () => void;
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
  const watchers = new Set<() => void>();
  let callOff = () => {};
  const tell = () => {
    callOff();
    for (const listener of listeners) listener();
  };
  const become = (next: EditHistory, soon: () => void = tell) => {
    if (next === history) return;
    history = next;
    for (const watcher of watchers) watcher();
    soon();
  };
  const tellAfterPaint = () => {
    callOff();
    callOff = afterPaint(tell);
  };
  return {
    history: () => history,
    document: () => history.document,
    subscribe: (listener) => joined(listeners, listener),
    watch: (watcher) => joined(watchers, watcher),
    type: ({ path, text, from, at }) =>
      become(
        changed(history, {
          document: withText(history.document, path, text),
          from: () => ({ path, at: from() }),
          typing: { path, at, endsWord: /\s$/.test(text) },
        }),
        tellAfterPaint,
      ),
    edit: (change, from) => {
      const edited = change(history.document);
      const start = from ?? edited?.caret;
      if (edited) become(changed(history, { ...edited, from: start && (() => start) }));
    },
    undo: () => become(undone(history)),
    redo: () => become(redone(history)),
  };
}

function joined<Member>(members: Set<Member>, member: Member): () => void {
  members.add(member);
  return () => members.delete(member);
}
