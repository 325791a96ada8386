import type { ResumeDocument } from '@kadam/resume-engine/resume-document';
import type { Caret } from './resume-edits';

interface Step {
  readonly document: ResumeDocument;
  /** The caret of the next change. */
  readonly caret?: Caret | undefined;
}

/** A resume with its undo and redo steps. */
export interface EditHistory {
  readonly document: ResumeDocument;
  /** A new object after each change that moves the caret. */
  readonly caret?: Caret | undefined;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The step of the word being typed; the next letter joins it. */
  readonly typing?: { readonly path: string; readonly at: number } | undefined;
}

const MAX_STEPS = 1000;
/** Milliseconds without typing after which a new step begins. */
const PAUSE_MS = 1500;

export const begun = (document: ResumeDocument): EditHistory => ({ document, past: [], future: [] });

interface Change {
  readonly document: ResumeDocument;
  readonly caret?: Caret | undefined;
  /** The caret before the change; not needed for letters that join a step. */
  readonly from?: (() => Caret) | undefined;
  /** Typed letters: their time in ms, and whether they ended a word. */
  readonly typing?: { readonly path: string; readonly at: number; readonly endsWord: boolean };
}

/** The history after a change, without redo steps. */
export function changed(history: EditHistory, { document, caret, from, typing }: Change): EditHistory {
  if (document === history.document) return history;
  const last = history.typing;
  const joins = typing && last?.path === typing.path && typing.at - last.at < PAUSE_MS;
  const past = joins
    ? history.past
    : [...history.past, { document: history.document, caret: from?.() }].slice(-MAX_STEPS);
  return {
    document,
    caret,
    past,
    future: [],
    ...(typing && !typing.endsWord && { typing: { path: typing.path, at: typing.at } }),
  };
}

/** Undoes a step and restores the caret; returns the same history at its start. */
export function undone({ document, past, future, ...rest }: EditHistory): EditHistory {
  const step = past.at(-1);
  if (!step) return { document, past, future, ...rest };
  return {
    document: step.document,
    caret: step.caret && { ...step.caret },
    past: past.slice(0, -1),
    future: [{ document, caret: step.caret }, ...future],
  };
}

export function redone({ document, past, future, ...rest }: EditHistory): EditHistory {
  const [step, ...others] = future;
  if (!step) return { document, past, future, ...rest };
  return {
    document: step.document,
    caret: step.caret && { ...step.caret },
    past: [...past, { document, caret: step.caret }],
    future: others,
  };
}
