import { acceptInvitation } from '@kadam/shared/contract/staff';
import { call } from '@kadam/shared/http';

export const sendAcceptance = (token: string, signal: AbortSignal): Promise<unknown> =>
  call(acceptInvitation, { body: { token }, signal });
