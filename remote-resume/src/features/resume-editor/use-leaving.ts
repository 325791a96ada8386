import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from '@kadam/shared/router';
import { atsScorePath } from '../../paths';

interface Leaving {
  readonly isConfirming: boolean;
  /** Goes back; asks first if a change would be lost. */
  readonly back: () => void;
  readonly leave: () => void;
  readonly stay: () => void;
}

interface LeavingParts {
  /** There are changes that were not downloaded. */
  readonly isChanged: boolean;
  /** Stores them; false if the browser cannot. */
  readonly save: () => boolean;
}

/** Asks before changes are lost that are neither stored nor downloaded, also on closing the tab. */
export function useLeaving({ isChanged, save }: LeavingParts): Leaving {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const [isConfirming, setConfirming] = useState(false);
  const handleUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!save()) event.preventDefault();
  });
  useEffect(() => {
    if (!isChanged) return;
    const handle = (event: BeforeUnloadEvent) => handleUnload(event);
    window.addEventListener('beforeunload', handle);
    return () => window.removeEventListener('beforeunload', handle);
  }, [isChanged]);
  // To the resume check if the editor was opened directly.
  const leave = () => void (isFirst ? navigate(atsScorePath) : navigate(-1));
  return {
    isConfirming,
    back: () => (isChanged && !save() ? setConfirming(true) : leave()),
    leave,
    stay: () => setConfirming(false),
  };
}
