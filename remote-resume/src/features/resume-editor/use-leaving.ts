import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@kadam/shared/router';
import { atsScorePath } from '../../paths';

interface Leaving {
  readonly isAsking: boolean;
  /** To where the visitor came from; asks first when something would be left behind. */
  readonly back: () => void;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Leaving with something that was not downloaded asks first: by our own question, or the browser's when the tab closes. */
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
  // To the resume check for who opened the editor by its address.
  const leave = () => void (isFirst ? navigate(atsScorePath) : navigate(-1));
  return {
    isAsking,
    back: () => (isUnsaved ? setAsking(true) : leave()),
    leave,
    stay: () => setAsking(false),
  };
}
