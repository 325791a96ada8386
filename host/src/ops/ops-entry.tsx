import { useOnDemand } from '@kadam/shared/on-demand';
import { useSession } from '@kadam/shared/session';
import { NotFoundPage } from '../navigation/not-found-page';
import { PagePlaceholder } from '../navigation/page-placeholder';
import { PageUnavailable } from '../navigation/page-unavailable';
import { loadOpsPage } from './load-ops-page';

/** Address of the operators' page; no document is composed for it, so that servers answer it as any unknown one. */
export const OPS_PATH = '/ops';

/** The operators' page for whoever is signed in; the API decides who is an operator. To everybody else there is no such page. */
export function OpsEntry() {
  const isSignedIn = useSession((session) => session.token !== null);
  const page = useOnDemand(loadOpsPage, isSignedIn);
  if (!isSignedIn) return <NotFoundPage />;
  if (page.status === 'failed') return <PageUnavailable reason="unavailable" onRetry={page.retry} />;
  if (page.status === 'loading') return <PagePlaceholder title="Operations" />;
  const { OpsPage } = page.code;
  return <OpsPage />;
}
