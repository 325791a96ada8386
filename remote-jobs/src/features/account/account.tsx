import { Link } from '@kadam/shared/router';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import { useEffect, useState } from 'react';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { LoadFailed } from '../../load-failed';
import { LoginNeeded } from '../../login-needed';
import { otherPages } from '../../paths';
import { StillLoading } from '../../still-loading';
import { AddressSection } from './address-section';
import { ChoicesSection } from './choices-section';
import { DataSection } from './data-section';
import { DeletionSection } from './deletion-section';
import { PasswordSection } from './password-section';
import { RequestsSection } from './requests-section';
import { SessionsSection } from './sessions-section';
import { LOGIN_MESSAGE, useAccount } from './use-account';

export function Account() {
  const state = useAccount();
  // The result of the last action, shown after it ended the session.
  const [doneMessage, setDoneMessage] = useState<string>();
  switch (state.status) {
    case 'visitor':
      return doneMessage === undefined ? <LoginNeeded title={LOGIN_MESSAGE} /> : <DoneNotice sentence={doneMessage} />;
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
      const { data: facts, onExpire } = state;
      return (
        <Stack gap={3}>
          <AddressSection facts={facts} onExpire={onExpire} />
          <PasswordSection email={facts.email} onExpire={onExpire} />
          <SessionsSection sessions={facts.sessions} onExpire={onExpire} onDone={setDoneMessage} />
          <ChoicesSection onExpire={onExpire} />
          <DataSection isConfirmed={facts.isEmailConfirmed} onExpire={onExpire} />
          <RequestsSection onExpire={onExpire} />
          <DeletionSection onExpire={onExpire} onDone={setDoneMessage} />
        </Stack>
      );
    }
  }
}

/** The result of an action. The page has become short, so it scrolls to the top. */
function DoneNotice({ sentence }: { readonly sentence: string }) {
  useEffect(() => {
    const heading = document.querySelector('h1');
    heading?.focus();
    heading?.scrollIntoView();
  }, []);
  return (
    <Notice tone="success" title={sentence}>
      <Link to={otherPages.home}>Go to the home page</Link>
    </Notice>
  );
}
