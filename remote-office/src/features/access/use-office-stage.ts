import { useState } from 'react';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { refreshOffice } from '../../lib/refresh';

/** The state of an office page. A page stays open if the office closes meanwhile. */
export type OfficeStage = 'setting-up' | 'closed' | 'open';

/** Call `endSetup` once the recovery codes, which are shown after the setup, have been stored. */
export function useOfficeStage(secondFactor: OfficeSession['secondFactor'] | undefined) {
  const [stage, setStage] = useState<OfficeStage>('closed');
  if (secondFactor === 'missing' && stage !== 'setting-up') setStage('setting-up');
  if (secondFactor === 'passed' && stage === 'closed') setStage('open');
  const endSetup = async () => {
    await refreshOffice();
    setStage('closed');
  };
  return { stage, endSetup };
}
