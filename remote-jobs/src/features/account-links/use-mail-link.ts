import { useLocation, useNavigate } from '@kadam/shared/router';
import { useEffect, useState } from 'react';

/** What the link of a mail brings. */
export interface MailLink {
  /** Its secret. */
  readonly token: string | null;
  /** The account's address was unconfirmed when the mail was written. */
  readonly isUnconfirmed: boolean;
  /** The link gives the account a new address. */
  readonly isChange: boolean;
  /** The link restores the former address. */
  readonly isUndo: boolean;
}

/** Takes the secret out of the address at once, so that it stands in no history, screenshot or shared link. */
export function useMailLink(): MailLink {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => readLink(hash));
  const [seen, setSeen] = useState(hash);
  if (hash !== seen) {
    setSeen(hash);
    // Another mail was opened in this tab.
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
