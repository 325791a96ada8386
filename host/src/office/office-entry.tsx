import { type ReactNode, useEffect } from 'react';
import { emit } from '@kadam/shared/events';
import { useOnDemand } from '@kadam/shared/on-demand';
import { useSession } from '@kadam/shared/session';
import { NotFoundPage } from '../navigation/not-found-page';
import { PagePlaceholder } from '../navigation/page-placeholder';
import { PageUnavailable } from '../navigation/page-unavailable';
import { loadOfficeAccess } from './load-office-access';

interface OfficeEntryProps {
  /** Of the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A page for the staff, whose remote is loaded only for them: the API decides who they are. Others
 * see Not Found, and visitors can log in.
 */
export function OfficeEntry({ title, children }: OfficeEntryProps) {
  const isSignedIn = useSession((session) => session.token !== null);
  const access = useOnDemand(loadOfficeAccess, isSignedIn);
  useEffect(() => {
    if (isSignedIn) return undefined;
    // The dialogs listen once the whole page has mounted.
    const timer = setTimeout(() => emit('auth:openLogin', { reason: 'Please log in to open the office.' }), 0);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  if (!isSignedIn) return <NotFoundPage />;
  if (access.status === 'failed') return <PageUnavailable reason="unavailable" onRetry={access.retry} />;
  if (access.status === 'loading') return <PagePlaceholder title={title} />;
  const { OfficeAccess } = access.code;
  return <OfficeAccess title={title}>{children}</OfficeAccess>;
}
