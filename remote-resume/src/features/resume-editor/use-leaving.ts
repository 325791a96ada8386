import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@kadam/shared/router';
import { atsScorePath } from '../../paths';

interface Leaving {
  readonly isAsking: boolean;
  /** Goes back; asks first if a change was not downloaded. */
  readonly back: () => void;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Asks before changes that were not downloaded are left, also when the tab closes. */
export function useLeaving(isUnsaved: boolean): Leaving {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  // To the resume check if the editor was opened directly.
  const leave = () => void (isFirst ? navigate(atsScorePath) : navigate(-1));
  return {
    isAsking,
    back: () => (isUnsaved ? setAsking(true) : leave()),
    leave,
    stay: () => setAsking(false),
  };
}
