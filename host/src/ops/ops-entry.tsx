import { useOnDemand } from '@kadam/shared/on-demand';
import { useSession } from '@kadam/shared/session';
import { NotFoundPage } from '../navigation/not-found-page';
import { PagePlaceholder } from '../navigation/page-placeholder';
import { PageUnavailable } from '../navigation/page-unavailable';
import { loadOpsPage } from './load-ops-page';

/** Path of the operations page. It has no document, so servers send it as Not Found. */
export const OPS_PATH = '/ops';

/** The operations page. The API decides who is an operator; others see Not Found. */
export function OpsEntry() {
  const isSignedIn = useSession((session) => session.token !== null);
  const page = useOnDemand(loadOpsPage, isSignedIn);
  if (!isSignedIn) return <NotFoundPage />;
  if (page.status === 'failed') return <PageUnavailable reason="unavailable" onRetry={page.retry} />;
  if (page.status === 'loading') return <PagePlaceholder title="Operations" />;
  const { OpsPage } = page.code;
  return <OpsPage />;
}
