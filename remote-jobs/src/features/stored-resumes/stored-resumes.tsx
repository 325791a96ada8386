import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { useSession } from '@kadam/shared/session';

/** The stored skills of the member's resumes; loaded after the profile. */
export function StoredResumes() {
  const isMember = useSession((session) => session.token !== null);
  const skills = useOnDemand(fetchSkills, isMember);
  return skills.status === 'ready' && isMember ? <skills.code.StoredSkills /> : null;
}

const fetchSkills = onDemand(() => import('./stored-skills'));
