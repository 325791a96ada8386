import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { useSession } from '@kadam/shared/session';

/** The member's alerts; the code is loaded after the login. */
export function JobAlerts() {
  const isMember = useSession((session) => session.token !== null);
  const list = useOnDemand(fetchList, isMember);
  return list.status === 'ready' && isMember ? <list.code.AlertList /> : null;
}

const fetchList = onDemand(() => import('./alert-list'));
