import { useEffect, useRef, useState } from 'react';
import { isAboutResume, type Owner, type StoredResume } from '../../lib/device-resume';
import { openResume, removeTabResume, type OpenedResume } from '../../lib/stored-resume';
import { afterPauses } from './after-pauses';
import type { ResumeStore } from './resume-store';
import { createResumeSync, type ResumeSync, type SyncState } from './resume-sync';

/** Milliseconds without a change; it is also stored when the page is left or hidden. */
const PAUSE_MS = 400;

interface StorageParts {
  readonly store: ResumeStore;
  readonly owner: Owner;
  readonly opened: OpenedResume;
  readonly current: () => StoredResume;
  /** Shows a resume that another tab has stored, or that of another user. */
  readonly show: (resume: StoredResume) => void;
}

/** Stores the resume in the tab and on the device; follows other tabs and the current user. */
export function useResumeStorage({
  store,
  owner,
  opened,
  current,
  show,
}: StorageParts): SyncState & Pick<ResumeSync, 'use' | 'save'> {
  const [state, setState] = useState<SyncState>({ isStored: true });
  const sync = useRef<ResumeSync>(undefined);
  const first = useRef<OpenedResume | undefined>(opened);
  const parts = useRef({ current, show });
  useEffect(() => void (parts.current = { current, show }));
  useEffect(() => {
    const shown = first.current ?? openOther(owner);
    if (!first.current) parts.current.show(shown);
    first.current = undefined;
    const own = createResumeSync({
      owner,
      opened: shown,
      current: () => parts.current.current(),
      show: (resume) => parts.current.show(resume),
      // Saving must not render the editor.
      onState: (next) => setState((now) => (now.isStored === next.isStored && now.other === next.other ? now : next)),
    });
    sync.current = own;
    const end = afterPauses(store, { ms: PAUSE_MS, act: () => own.save() });
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('pagehide', () => own.save(), { signal });
    window.addEventListener('pageshow', own.catchUp, { signal });
    window.addEventListener('storage', (event) => isAboutResume(event, owner) && own.catchUp(), { signal });
    const saveAndCatchUp = () => {
      own.save();
      own.catchUp();
    };
    document.addEventListener('visibilitychange', saveAndCatchUp, { signal });
    return () => {
      end();
      ending.abort();
      own.save();
    };
  }, [store, owner]);
  return { ...state, save: () => sync.current?.save() ?? true, use: (choice) => sync.current?.use(choice) };
}

// The resume of a member is not shown to the next person.
function openOther(owner: Owner): OpenedResume {
  const opened = openResume(owner);
  removeTabResume();
  return opened;
}
