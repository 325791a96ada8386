import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@kadam/shared/router';
import { atsScorePath } from '../../paths';

interface Leaving {
  readonly isConfirming: boolean;
  /** Goes back; asks first if a change was not downloaded. */
  readonly back: () => void;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Asks before changes that were not downloaded are left, also when the tab closes. */
export function useLeaving(isUnsaved: boolean): Leaving {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  // To the resume check if the editor was opened directly.
  const leave = () => void (isFirst ? navigate(atsScorePath) : navigate(-1));
  return {
    isConfirming,
    back: () => (isUnsaved ? setConfirming(true) : leave()),
    leave,
    stay: () => setConfirming(false),
  };
}
