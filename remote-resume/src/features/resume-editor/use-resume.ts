import { useEffect, useRef, useState } from 'react';
import { EMPTY_RESUME, isBlankResume, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { useLocation, useNavigate } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { contentOf, setAside, type Owner, type StoredResume } from '../../lib/device-resume';
import type { EditHistory } from '../../lib/edit-history';
import { readHandOver } from '../../lib/hand-over';
import { importedFrom } from '../../lib/imported-resume';
import { NO_HINTS, openResume, saveTabResume, type OpenedResume } from '../../lib/stored-resume';
import type { Suggestions } from '../../lib/suggestions';
import { createResumeStore, type ResumeStore } from './resume-store';
import { useResumeStorage } from './use-resume-storage';

export interface ResumeEditing {
  readonly store: ResumeStore;
  readonly suggestions: Suggestions;
  readonly suggest: (suggestions: Suggestions) => void;
  /** Texts of the imported file that are not in the resume. */
  readonly notImported: readonly string[];
  readonly listNotImported: (texts: readonly string[]) => void;
  /** Undefined if the resume is not one of the account. */
  readonly setAccountId: (id: string | undefined) => void;
  readonly storage: ReturnType<typeof useResumeStorage>;
  readonly owner: Owner;
  readonly current: () => StoredResume;
  /** Shows another resume instead, with an undo history of its own. */
  readonly show: (resume: StoredResume) => void;
  /** Shows another resume, which is not one of the account; can be undone. */
  readonly replaceWith: (resume: StoredResume) => void;
  /** Removes all text, also from this device; can be undone. */
  readonly startOver: () => void;
  readonly opened: ResumeDocument;
  /** Page count of the file that the resume check passed; undefined for a stored resume. */
  readonly filePages: number | undefined;
  /** When the restored resume was stored on this device, in ms; undefined for another one. */
  readonly restoredFrom: number | undefined;
}

const hintsOf = ({ suggestions, notImported, accountId }: StoredResume): Hints => ({
  suggestions,
  notImported,
  accountId,
});

type Hints = Omit<StoredResume, 'document'>;

/** The resume of this tab or device, or the one passed by the resume check, which is taken once. */
export function useResume(): ResumeEditing {
  const owner = useSession((session) => session.userId);
  const { filePages, ...opened } = useOpenedResume(owner);
  const [store] = useState(() => createResumeStore(opened.document, historyOf(opened.document)));
  const [hints, setHints] = useState<Hints>(() => hintsOf(opened));
  // Storage needs the new ones before they are rendered.
  const latest = useRef(hints);
  const [restoredFrom, setRestoredFrom] = useState(opened.isRestored ? opened.device?.savedAt : undefined);
  const hint = (next: Partial<Hints>) => setHints((latest.current = { ...latest.current, ...next }));
  const show = ({ document, ...rest }: StoredResume) => {
    setRestoredFrom(undefined);
    hint({ ...NO_HINTS, ...rest });
    store.open(document);
  };
  const current = () => ({ ...latest.current, document: store.document() });
  const storage = useResumeStorage({ store, owner, opened, current, show });
  useEffect(() => () => void (left = store.history()), [store]);
  const replaceWith = ({ document, ...rest }: StoredResume) => {
    setRestoredFrom(undefined);
    hint({ ...NO_HINTS, ...rest });
    store.edit(() => ({ document }));
  };
  return {
    store,
    suggestions: hints.suggestions,
    notImported: hints.notImported,
    suggest: (suggestions) => hint({ suggestions }),
    listNotImported: (notImported) => hint({ notImported }),
    setAccountId: (accountId) => hint({ accountId }),
    storage,
    owner,
    current,
    show,
    replaceWith,
    startOver: () => replaceWith({ document: EMPTY_RESUME, ...NO_HINTS }),
    opened: opened.document,
    filePages,
    restoredFrom,
  };
}

// The undo history survives visits of other pages while the tab has the same resume.
let left: EditHistory | undefined;

const historyOf = (document: ResumeDocument) =>
  left && JSON.stringify(left.document) === JSON.stringify(document)
    ? { ...left, document, caret: undefined, typing: undefined }
    : undefined;

// Removed from the navigation state once stored: a reload must show the latest text.
function useOpenedResume(owner: Owner): OpenedResume & { readonly filePages: number | undefined } {
  const navigate = useNavigate();
  const state = useLocation().state as unknown;
  const [{ opened, replaced }] = useState(() => {
    const known = { ...openResume(owner), filePages: undefined };
    const handOver = readHandOver(state);
    if (!handOver) return { opened: known, replaced: undefined };
    const { pages: filePages, ...passed } = importedFrom(handOver);
    return {
      opened: { ...known, ...passed, accountId: undefined, isDiverged: false, isRestored: false, filePages },
      replaced: known,
    };
  });
  const isTaken = useRef(false);
  useEffect(() => {
    if (!replaced || isTaken.current) return;
    isTaken.current = true;
    if (!isBlankResume(replaced.document)) setAside(owner, replaced);
    const isStored = saveTabResume({ ...contentOf(opened), owner, base: opened.device?.revision, isEdited: true });
    if (isStored) void navigate('.', { replace: true, state: null });
  }, [owner, replaced, opened, navigate]);
  return opened;
}
