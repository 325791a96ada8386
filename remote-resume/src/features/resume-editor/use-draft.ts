import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@kadam/shared/router';
import { loadDraft, saveDraft } from '../../lib/draft-storage';
import { draftOf, readHandOver } from '../../lib/hand-over';
import type { FieldId, ResumeDraft } from '../../lib/resume-draft';

interface DraftEditing {
  readonly draft: ResumeDraft;
  /** False once the browser refused to keep the text for this tab. */
  readonly isKept: boolean;
  readonly write: (field: FieldId, text: string) => void;
}

/** The draft of this tab, or the resume that the resume check passes along, which is taken over once. */
export function useDraft(): DraftEditing {
  const passed = usePassedDraft();
  const [draft, setDraft] = useState(() => passed ?? loadDraft());
  const [isKept, setKept] = useState(true);
  const keep = (next: ResumeDraft) => {
    setDraft(next);
    setKept(saveDraft(next));
  };
  return { draft, isKept, write: (field, text) => keep({ ...draft, [field]: text }) };
}

// Taken from the entry of the history once it is kept: a reload must show what was written since, not what was passed.
function usePassedDraft(): ResumeDraft | undefined {
  const navigate = useNavigate();
  const state = useLocation().state as unknown;
  const [passed] = useState(() => {
    const handOver = readHandOver(state);
    return handOver && draftOf(handOver);
  });
  useEffect(() => {
    if (passed && saveDraft(passed)) void navigate('.', { replace: true, state: null });
  }, [passed, navigate]);
  return passed;
}
