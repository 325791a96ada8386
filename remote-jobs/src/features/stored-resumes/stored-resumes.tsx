import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { useSession } from '@kadam/shared/session';

/** What is kept of the member's resume; its code comes after the profile above it. */
export function StoredResumes() {
  const isMember = useSession((session) => session.token !== null);
  const skills = useOnDemand(fetchSkills, isMember);
  return skills.status === 'ready' && isMember ? <skills.code.StoredSkills /> : null;
}

const fetchSkills = onDemand(() => import('./stored-skills'));
