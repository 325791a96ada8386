import type { ResumeDocument } from '@kadam/resume-engine/resume-document';
import type { Caret } from './resume-edits';

interface Step {
  readonly document: ResumeDocument;
  /** Where the change after this step was made. */
  readonly caret?: Caret | undefined;
}

/** A resume with everything that can be undone and redone. */
export interface EditHistory {
  readonly document: ResumeDocument;
  /** Set anew by every change after which the caret has to be put somewhere. */
  readonly caret?: Caret | undefined;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The word being typed; the next letter joins its step. */
  readonly typing?: { readonly path: string; readonly at: number } | undefined;
}

/** Most steps that can be undone. */
const MOST_STEPS = 1000;
/** After this pause, in ms, typing begins a new step. */
const PAUSE_MS = 1500;

export const begun = (document: ResumeDocument): EditHistory => ({ document, past: [], future: [] });

interface Change {
  readonly document: ResumeDocument;
  readonly caret?: Caret | undefined;
  /** Where the person was when they made it. Of letters that join a step nobody asks. */
  readonly from?: (() => Caret) | undefined;
  /** Letters were typed: at what time (ms), and whether they ended a word. */
  readonly typing?: { readonly path: string; readonly at: number; readonly endsWord: boolean };
}

/** The history after a change. What was undone before it is gone. */
export function changed(history: EditHistory, { document, caret, from, typing }: Change): EditHistory {
  if (document === history.document) return history;
  const last = history.typing;
  const joins = typing && last?.path === typing.path && typing.at - last.at < PAUSE_MS;
  const past = joins
    ? history.past
    : [...history.past, { document: history.document, caret: from?.() }].slice(-MOST_STEPS);
  return {
    document,
    caret,
    past,
    future: [],
    ...(typing && !typing.endsWord && { typing: { path: typing.path, at: typing.at } }),
  };
}

/** One step back, with the caret where the change was made; the same history at its begin. */
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

/** One step forward again. */
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
