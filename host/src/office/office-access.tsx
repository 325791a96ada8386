import type { ReactNode } from 'react';
import { NotFoundPage } from '../navigation/not-found-page';
import { PagePlaceholder } from '../navigation/page-placeholder';
import { PageUnavailable } from '../navigation/page-unavailable';
import { useOfficeAccess } from './use-office-access';

interface OfficeAccessProps {
  /** Of the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows `children` to the staff. */
export function OfficeAccess({ title, children }: OfficeAccessProps) {
  const access = useOfficeAccess();
  if (access.status === 'staff') return children;
  if (access.status === 'not-allowed') return <NotFoundPage />;
  if (access.status === 'away') return <PageUnavailable reason="unavailable" onRetry={access.retry} />;
  return <PagePlaceholder title={title} />;
}
