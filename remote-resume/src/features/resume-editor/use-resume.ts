import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fromParsedResume, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { useLocation, useNavigate } from '@kadam/shared/router';
import type { EditHistory } from '../../lib/edit-history';
import { readHandOver } from '../../lib/hand-over';
import { loadResume, saveResume, type KeptResume } from '../../lib/kept-resume';
import { suggestionsOf, type Suggestions } from '../../lib/suggestions';
import { createResumeStore, type ResumeStore } from './resume-store';

interface ResumeEditing {
  readonly store: ResumeStore;
  readonly history: EditHistory;
  readonly suggestions: Suggestions;
  readonly suggest: (suggestions: Suggestions) => void;
  /** False once the browser refused to keep the resume for this tab. */
  readonly isKept: boolean;
  /** As it was when the page was opened. */
  readonly opened: ResumeDocument;
}

/** The resume of this tab, or the one that the resume check passes along, which is taken over once. */
export function useResume(): ResumeEditing {
  const opened = useOpenedResume();
  const [store] = useState(() => createResumeStore(opened.document, historyOf(opened.document)));
  const [suggestions, suggest] = useState(opened.suggestions);
  const [isKept, setKept] = useState(true);
  const history = useSyncExternalStore(store.subscribe, store.history, store.history);
  const { document } = history;
  const kept = useRef<KeptResume>(opened);
  useEffect(() => {
    if (document === kept.current.document && suggestions === kept.current.suggestions) return;
    kept.current = { document, suggestions };
    setKept(saveResume(kept.current));
  }, [document, suggestions]);
  useEffect(() => () => void (left = store.history()), [store]);
  return { store, history, suggestions, suggest, isKept, opened: opened.document };
}

// What can be undone outlives a visit of another page, such as the report of a check, as long as the tab keeps the same resume.
let left: EditHistory | undefined;

const historyOf = (document: ResumeDocument) =>
  left && JSON.stringify(left.document) === JSON.stringify(document)
    ? { ...left, document, caret: undefined, typing: undefined }
    : undefined;

// Taken from the entry of the history once it is kept: a reload must show what was written since, not what was passed.
function useOpenedResume(): KeptResume {
  const navigate = useNavigate();
  const state = useLocation().state as unknown;
  const [{ kept, isPassed }] = useState(() => {
    const handOver = readHandOver(state);
    return handOver
      ? {
          kept: { document: fromParsedResume(handOver.parsedResume), suggestions: suggestionsOf(handOver) },
          isPassed: true,
        }
      : { kept: loadResume(), isPassed: false };
  });
  useEffect(() => {
    if (isPassed && saveResume(kept)) void navigate('.', { replace: true, state: null });
  }, [isPassed, kept, navigate]);
  return kept;
}
