import { getProfile } from '@kadam/shared/contract/members';
import { call } from '@kadam/shared/http';
import { formOfPerson, type EnrolForm } from '../../lib/enrolment-form';

/** What the form can take from the member's profile. */
export const fetchPerson = async (signal: AbortSignal): Promise<EnrolForm> =>
  formOfPerson(await call(getProfile, { signal }));
