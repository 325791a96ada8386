import { useEffect, useState } from 'react';
import { emit, listen } from '@kadam/shared/events';
import { currentSession } from '@kadam/shared/session';

type EnrolState =
  | { readonly step: 'idle' | 'awaiting-login' | 'form' }
  | { readonly step: 'submitted'; readonly isWaiting: boolean };

const LOGIN_REASON = 'Please log in to enroll in this course.';

/** The enrollment flow: members get the form at once, visitors after the login. */
export function useEnrolment() {
  const [state, go] = useState<EnrolState>({ step: 'idle' });
  const isLoggingIn = state.step === 'awaiting-login';

  useEffect(() => {
    if (!isLoggingIn) return undefined;
    const stops = [
      listen('auth:login', () => go({ step: 'form' })),
      listen('auth:closeLogin', () => go({ step: 'idle' })),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isLoggingIn]);

  return {
    state,
    start: () => {
      if (currentSession().token !== null) return go({ step: 'form' });
      go({ step: 'awaiting-login' });
      emit('auth:openLogin', { reason: LOGIN_REASON });
    },
    submitted: (isWaiting: boolean) => go({ step: 'submitted', isWaiting }),
    close: () => go({ step: 'idle' }),
  };
}
