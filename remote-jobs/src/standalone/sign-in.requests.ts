import { login } from '@kadam/shared/contract/auth';
import { call } from '@kadam/shared/http';
import { isRecord } from '../lib/job-posting';

export interface SignedIn {
  readonly token: string;
  readonly userId: string;
}

export async function signInWith(email: string, password: string): Promise<SignedIn> {
  const answer = await call(login, { body: { email, password } });
  const user = isRecord(answer) && isRecord(answer.user) ? answer.user : {};
  if (!isRecord(answer) || typeof answer.token !== 'string' || typeof user.id !== 'string') {
    throw new Error('Login failed');
  }
  return { token: answer.token, userId: user.id };
}
