import { type ResumeDocument, withText } from '@kadam/resume-engine/resume-document';
import { begun, changed, type EditHistory, redone, undone } from '../../lib/edit-history';
import type { Caret, Edited } from '../../lib/resume-edits';

interface Typed {
  readonly path: string;
  readonly text: string;
  /** The caret before the change; only called where an undo step begins, because it is slow. */
  readonly from: () => number;
  /** In ms of a monotonic clock. */
  readonly at: number;
}

/**
 * The resume and its undo history. It changes synchronously, so two keys in one frame both count.
 * Subscribers hear of typed letters after the paint (the browser shows those itself) and of
 * everything else at once.
 */
export interface ResumeStore {
  readonly history: () => EditHistory;
  readonly document: () => ResumeDocument;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls `listener` synchronously on every change, before the paint; it has to be quick. */
  readonly watch: (listener: () => void) => () => void;
  readonly type: (typed: Typed) => void;
  /** Applies another edit; undefined means no change. */
  readonly edit: (change: (document: ResumeDocument) => Edited | undefined, from?: Caret) => void;
  /** Changes the resume without an undo step. */
  readonly amend: (change: (document: ResumeDocument) => ResumeDocument) => void;
  /** Shows another resume; its undo history begins. */
  readonly open: (document: ResumeDocument) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function createResumeStore(document: ResumeDocument, stored?: EditHistory): ResumeStore {
  let history = stored ?? begun(document);
  const listeners = new Set<() => void>();
  const watchers = new Set<() => void>();
  let callOff = () => {};
  const notify = () => {
    callOff();
    for (const listener of listeners) listener();
  };
  const become = (next: EditHistory, soon: () => void = notify) => {
    if (next === history) return;
    history = next;
    for (const watcher of watchers) watcher();
    soon();
  };
  const notifyAfterPaint = () => {
    callOff();
    callOff = afterPaint(notify);
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
        notifyAfterPaint,
      ),
    edit: (change, from) => {
      const edited = change(history.document);
      const start = from ?? edited?.caret;
      if (edited) become(changed(history, { ...edited, from: start && (() => start) }));
    },
    amend: (change) => become({ ...history, document: change(history.document) }),
    open: (opened) => become(begun(opened)),
    undo: () => become(undone(history)),
    redo: () => become(redone(history)),
  };
}

function joined<Member>(members: Set<Member>, member: Member): () => void {
  members.add(member);
  return () => members.delete(member);
}

/**
 * Runs `act` after the next paint.
 * @returns a function that cancels it
 */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A task queued in a frame runs after its paint.
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
