import { useEffect, useState } from 'react';
import { useForm } from '@kadam/shared/form';
import { acceptInvitation } from '@kadam/shared/contract/staff';
import { call } from '@kadam/shared/http';
import { sendAsMember } from '@kadam/shared/login';
import { useLocation, useNavigate } from '@kadam/shared/router';
import { rememberStaff } from '@kadam/shared/session';
import { officeFailure } from '../../lib/office-failure';
import { refreshOffice } from '../../lib/refresh';
import { officeHref } from '../../paths';

const FALLBACK = 'The invitation could not be accepted. Please try again.';

/** Accepts the invitation of the link. The secret is removed from the URL. */
export function useJoin() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(hash);
  // Another link was opened in this tab.
  if (hash !== '' && hash !== link) setLink(hash);
  const token = tokenIn(link);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, navigate, pathname]);

  const form = useForm({
    initial: {},
    send: (_, sending) =>
      sendAsMember(
        () =>
          call(acceptInvitation, { body: { token }, signal: sending.signal }).then(
            async () => {
              rememberStaff(true);
              await refreshOffice();
              void navigate(officeHref);
              return undefined;
            },
            (error) => officeFailure(error, FALLBACK),
          ),
        { ...sending, owners: [] },
      ),
    fallback: FALLBACK,
  });
  return { ...form, hasToken: token !== '' };
}

const tokenIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
