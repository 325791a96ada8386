import type { Finding } from '@kadam/shared/contract/doctor';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { fetchFindings } from './doctor.requests';

export const useFindings = (): Loaded<readonly Finding[]> =>
  useLoaded({ key: ['doctor'], load: fetchFindings, keepsOnError: true });
