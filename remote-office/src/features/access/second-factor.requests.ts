import {
  confirmSecondFactor,
  passSecondFactor,
  secondFactorSetup,
  setupSecondFactor,
  type SecondFactorSetup,
} from '@kadam/shared/contract/staff';
import { z } from '@kadam/shared/contract/zod';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';

const setup = z.object({ data: secondFactorSetup });
const codes = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) });

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data } = schema.safeParse(body);
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data;
}

/** A new secret for an authenticator app. */
export const requestSetup = async (password: string, signal: AbortSignal): Promise<SecondFactorSetup> =>
  read(setup, await call(setupSecondFactor, { body: { password }, signal })).data;

/** Confirms the app; returns the recovery codes. */
export const requestConfirmation = async (code: string, signal: AbortSignal): Promise<readonly string[]> =>
  read(codes, await call(confirmSecondFactor, { body: { code }, signal })).data.recoveryCodes;

/** Opens the office. */
export const sendCode = (code: string, signal: AbortSignal): Promise<unknown> =>
  call(passSecondFactor, { body: { code }, signal });
