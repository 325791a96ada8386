import { confirmSecondFactor, passSecondFactor, setupSecondFactor } from '@kadam/shared/contract/staff';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';

/** A new secret for an authenticator app. */
export const requestSetup = (password: string, signal: AbortSignal) =>
  callForData(setupSecondFactor, { body: { password }, signal });

/** Confirms the app; returns the recovery codes. */
export const requestConfirmation = async (code: string, signal: AbortSignal) =>
  (await callForData(confirmSecondFactor, { body: { code }, signal })).recoveryCodes;

/** Opens the office. */
export const sendCode = (code: string, signal: AbortSignal): Promise<unknown> =>
  call(passSecondFactor, { body: { code }, signal });
