import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentSession } from '@kadam/shared/session';
import { setAside } from '../../../lib/device-resume';
import { isAboutLink } from '../../../lib/account-link';
import { afterPauses } from '../after-pauses';
import type { ResumeEditing } from '../use-resume';
import { AccountSync, type AccountState } from './account-sync';

/** Milliseconds without a change after which the open resume is saved to the account. */
const PAUSE_MS = 1500;

export interface AccountResumes {
  readonly state: AccountState;
  /** Undefined for visitors. */
  readonly sync: AccountSync | undefined;
}

const CLOSED: AccountResumes = { state: { status: 'unsaved' }, sync: undefined };

/** Saves the open resume of the account, and follows its newer versions. */
export function useAccountResume({ store, owner, storage, ...editing }: AccountParts): AccountResumes {
  const { current, show, setAccountId } = editing;
  const [account, setAccount] = useState(CLOSED);
  const getCurrent = useEffectEvent(current);
  const showResume = useEffectEvent(show);
  const setId = useEffectEvent((id: string | undefined) => {
    setAccountId(id);
    storage.save();
  });
  // While two tabs differ, neither is the version to save.
  const isDiverged = useRef(false);
  useEffect(() => void (isDiverged.current = storage.other !== undefined));
  useEffect(() => {
    if (owner === null) return;
    // A response may arrive after a logout, when the editor shows the resume of another person.
    const ending = new AbortController();
    const { signal } = ending;
    const own: AccountSync = new AccountSync({
      userId: owner,
      current: () => getCurrent(),
      show: (resume) => signal.aborted || showResume(resume),
      setAccountId: (id) => signal.aborted || setId(id),
      setAside: (resume) => setAside(owner, resume),
      onState: (state) => signal.aborted || setAccount({ state, sync: own }),
    });
    own.refresh();
    void own.check();
    const end = afterPauses(store, { ms: PAUSE_MS, act: () => void (isDiverged.current || own.save()) });
    window.addEventListener('online', () => void own.check(), { signal });
    window.addEventListener('storage', (event) => isAboutLink(event, owner) && own.refresh(), { signal });
    document.addEventListener('visibilitychange', () => void (document.hidden ? own.save() : own.check()), { signal });
    return () => {
      end();
      ending.abort();
      if (currentSession().userId === owner) void own.save();
      setAccount(CLOSED);
    };
  }, [store, owner]);
  return account;
}

type AccountParts = Pick<ResumeEditing, 'store' | 'owner' | 'current' | 'show' | 'setAccountId' | 'storage'>;
