import { useState } from 'react';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { refreshOffice } from '../../lib/refresh';

/** What a page of the office shows. It stays open when the office closes meanwhile. */
export type OfficeStage = 'setting-up' | 'closed' | 'open';

/** `endSetup` is called once the recovery codes are stored, which are shown after the setup. */
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
