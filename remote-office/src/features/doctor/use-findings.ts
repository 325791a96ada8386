import { getDoctor } from '@kadam/shared/contract/doctor';
import { callForData } from '../../lib/call-for-data';
import { useLoaded } from '../../lib/use-loaded';

export const useFindings = () =>
  useLoaded({
    key: ['doctor'],
    load: async (signal) => (await callForData(getDoctor, { signal })).findings,
    keepsOnError: true,
  });
