import { useLocation, useNavigate } from '@kadam/shared/router';
import { useEffect, useState } from 'react';

export interface MailLink {
  readonly token: string | null;
  /** The address was unconfirmed when the mail was sent. */
  readonly isUnconfirmed: boolean;
  readonly isChange: boolean;
  readonly isUndo: boolean;
}

/** Removes the secret from the URL, so it appears in no history, screenshot or shared link. */
export function useMailLink(): MailLink {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => readLink(hash));
  const [seen, setSeen] = useState(hash);
  if (hash !== seen) {
    setSeen(hash);
    // Another link was opened in this tab.
    if (hash !== '') setLink(readLink(hash));
  }
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return link;
}

function readLink(hash: string): MailLink {
  const fields = new URLSearchParams(hash.slice(1));
  return {
    token: fields.get('token'),
    isUnconfirmed: fields.has('unconfirmed'),
    isChange: fields.has('change'),
    isUndo: fields.has('undo'),
  };
}
