import { Link } from '@kadam/shared/router';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import { useEffect, useState } from 'react';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { LoadFailed } from '../../load-failed';
import { LoginNeeded } from '../../login-needed';
import { elsewhere } from '../../paths';
import { StillLoading } from '../../still-loading';
import { AddressMatter } from './address-matter';
import { DataMatter } from './data-matter';
import { DeletionMatter } from './deletion-matter';
import { PasswordMatter } from './password-matter';
import { SessionsMatter } from './sessions-matter';
import { LOGIN_MESSAGE, useAccount } from './use-account';

/** Everything a member decides about the account itself. */
export function Account() {
  const state = useAccount();
  // What was done last, when nobody is logged in any more to see it in its place.
  const [farewell, setFarewell] = useState<string>();
  switch (state.status) {
    case 'visitor':
      return farewell === undefined ? <LoginNeeded title={LOGIN_MESSAGE} /> : <Farewell sentence={farewell} />;
    case 'expired':
      return <LoginNeeded title={EXPIRED_MESSAGE} text="Your account settings are shown here again after that." />;
    case 'loading':
      return (
        <>
          <StillLoading />
          <div role="status" aria-label="Loading your account settings">
            <Stack gap={3}>
              <Skeleton height={space(18)} />
              <Skeleton height={space(36)} />
              <Skeleton height={space(18)} />
            </Stack>
          </div>
        </>
      );
    case 'failed':
      return <LoadFailed {...state.failure} retry={state.retry} />;
    case 'ready': {
      const { facts, onExpire } = state;
      return (
        <Stack gap={3}>
          <AddressMatter facts={facts} onExpire={onExpire} />
          <PasswordMatter email={facts.email} onExpire={onExpire} />
          <SessionsMatter sessions={facts.sessions} onExpire={onExpire} onDone={setFarewell} />
          <DataMatter isConfirmed={facts.isEmailConfirmed} onExpire={onExpire} />
          <DeletionMatter onExpire={onExpire} onDone={setFarewell} />
        </Stack>
      );
    }
  }
}

/** Says what was done. It stands at the head of a page that has become short, so the page goes there. */
function Farewell({ sentence }: { readonly sentence: string }) {
  useEffect(() => {
    const heading = document.querySelector('h1');
    heading?.focus();
    heading?.scrollIntoView();
  }, []);
  return (
    <Notice tone="success" title={sentence}>
      <Link to={elsewhere.home}>Go to the home page</Link>
    </Notice>
  );
}
