import { useState } from 'react';
import { loadDraft, saveDraft } from '../../lib/draft-storage';
import type { FieldId, ResumeDraft } from '../../lib/resume-draft';

interface DraftEditing {
  readonly draft: ResumeDraft;
  /** False once the browser refused to keep the text for this tab. */
  readonly isKept: boolean;
  readonly write: (field: FieldId, text: string) => void;
}

export function useDraft(): DraftEditing {
  const [draft, setDraft] = useState(loadDraft);
  const [isKept, setKept] = useState(true);
  const write = (field: FieldId, text: string) => {
    const next = { ...draft, [field]: text };
    setDraft(next);
    setKept(saveDraft(next));
  };
  return { draft, isKept, write };
}
