import {
  confirmSecondFactor,
  passSecondFactor,
  secondFactorSetup,
  setupSecondFactor,
  type SecondFactorSetup,
} from '@kadam/shared/contract/staff';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';

const codes = z.object({ recoveryCodes: z.array(z.string()) });

/** A new secret for an authenticator app. */
export const requestSetup = async (password: string, signal: AbortSignal): Promise<SecondFactorSetup> =>
  dataOf(secondFactorSetup, await call(setupSecondFactor, { body: { password }, signal }));

/** Confirms the app; returns the recovery codes. */
export const requestConfirmation = async (code: string, signal: AbortSignal): Promise<readonly string[]> =>
  dataOf(codes, await call(confirmSecondFactor, { body: { code }, signal })).recoveryCodes;

/** Opens the office. */
export const sendCode = (code: string, signal: AbortSignal): Promise<unknown> =>
  call(passSecondFactor, { body: { code }, signal });
