import { useQuery } from '@kadam/shared/query';
import { useState } from 'react';
import { useSession } from '@kadam/shared/session';
import { courseKeys } from '../../lib/course-keys';
import { EMPTY_FORM, type EnrolForm } from '../../lib/enrolment-form';
import { fetchPerson } from './enrolment.requests';

/** The member's profile, loaded once: it stays when the session ends while the form is open. */
export function useKnownPerson() {
  const token = useSession((session) => session.token);
  const [known, setKnown] = useState<EnrolForm | null>(null);
  const { data } = useQuery({
    queryKey: courseKeys.person(token),
    queryFn: ({ signal }) => fetchPerson(signal),
    enabled: token !== null && known === null,
    staleTime: 0,
    gcTime: 0,
  });
  if (known === null && token !== null && data) setKnown(data);
  return { known: known ?? EMPTY_FORM, forget: () => setKnown(null) };
}
