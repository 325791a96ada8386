import { useState } from 'react';
import { emit } from '@kadam/shared/events';
import { signIn } from '@kadam/shared/session';
import { login } from '../contract/auth';
import { z } from '../contract/zod';
import { call } from '../http';

const loginResponse = z.object({ token: z.string(), user: z.object({ id: z.string() }) });

export function useSignIn(onDone: () => void) {
  const [error, setError] = useState('');
  const submit = async (email: string, password: string) => {
    try {
      const { token, user } = z.parse(loginResponse, await call(login, { body: { email, password } }));
      signIn({ token, userId: user.id });
      emit('auth:login', { userId: user.id });
      onDone();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Login failed');
    }
  };
  return { error, submit };
}
