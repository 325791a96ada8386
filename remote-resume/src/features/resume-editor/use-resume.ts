import { useEffect, useState } from 'react';
import { fromParsedResume, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { useLocation, useNavigate } from '@kadam/shared/router';
import type { EditHistory } from '../../lib/edit-history';
import { readHandOver } from '../../lib/hand-over';
import { loadResume, saveResume, type StoredResume } from '../../lib/stored-resume';
import { suggestionsOf, type Suggestions } from '../../lib/suggestions';
import { createResumeStore, type ResumeStore } from './resume-store';
import { useResumeStorage } from './use-resume-storage';

interface ResumeEditing {
  readonly store: ResumeStore;
  readonly suggestions: Suggestions;
  readonly suggest: (suggestions: Suggestions) => void;
  /** False if the browser could not store the resume. */
  readonly isStored: boolean;
  readonly opened: ResumeDocument;
}

/** The resume of this tab, or the one passed by the resume check, which is taken once. */
export function useResume(): ResumeEditing {
  const opened = useOpenedResume();
  const [store] = useState(() => createResumeStore(opened.document, historyOf(opened.document)));
  const [suggestions, suggest] = useState(opened.suggestions);
  const isStored = useResumeStorage(store, suggestions, opened);
  useEffect(() => () => void (left = store.history()), [store]);
  return { store, suggestions, suggest, isStored, opened: opened.document };
}

// The undo history survives visits of other pages while the tab has the same resume.
let left: EditHistory | undefined;

const historyOf = (document: ResumeDocument) =>
  left && JSON.stringify(left.document) === JSON.stringify(document)
    ? { ...left, document, caret: undefined, typing: undefined }
    : undefined;

// Removed from the navigation state once stored: a reload must show the latest text.
function useOpenedResume(): StoredResume {
  const navigate = useNavigate();
  const state = useLocation().state as unknown;
  const [{ stored, isPassed }] = useState(() => {
    const handOver = readHandOver(state);
    return handOver
      ? {
          stored: { document: fromParsedResume(handOver.parsedResume), suggestions: suggestionsOf(handOver) },
          isPassed: true,
        }
      : { stored: loadResume(), isPassed: false };
  });
  useEffect(() => {
    if (isPassed && saveResume(stored)) void navigate('.', { replace: true, state: null });
  }, [isPassed, stored, navigate]);
  return stored;
}
