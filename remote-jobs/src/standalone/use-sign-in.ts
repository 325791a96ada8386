import { emit } from '@kadam/shared/events';
import { signIn } from '@kadam/shared/session';
import { useState } from 'react';
import { signInWith } from './sign-in.requests';

/** Signs in with address and password, and says why when that fails. */
export function useSignIn(onDone: () => void) {
  const [error, setError] = useState('');
  const submit = async (email: string, password: string) => {
    try {
      const { token, userId } = await signInWith(email, password);
      signIn({ token, userId });
      emit('auth:login', { userId });
      onDone();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Login failed');
    }
  };
  return { error, submit };
}
