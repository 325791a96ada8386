import { emit, listen } from '@kadam/shared/events';
import { currentSession } from '@kadam/shared/session';
import { useEffect, useState } from 'react';

const LOGIN_REASON = 'Log in to save this search and get new jobs by mail.';

type Step = 'idle' | 'logging-in' | 'open';

export function useSaveSearch() {
  const [step, setStep] = useState<Step>('idle');
  useEffect(() => {
    const go = (to: Step) => () => setStep((current) => (current === 'logging-in' ? to : current));
    const stops = [listen('auth:login', go('open')), listen('auth:closeLogin', go('idle'))];
    return () => stops.forEach((stop) => stop());
  }, []);
  const open = () => {
    const isMember = currentSession().token !== null;
    setStep(isMember ? 'open' : 'logging-in');
    if (!isMember) emit('auth:openLogin', { reason: LOGIN_REASON });
  };
  return { isOpen: step === 'open', ask: open, close: () => setStep('idle') };
}
