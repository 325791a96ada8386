import { readFile } from 'node:fs/promises';
import { API_BASE } from '@kadam/shared/contract/endpoint';
import {
  getReleaseHealth,
  sendGuardNotice,
  type GuardNotice,
  type VersionHealth,
} from '@kadam/shared/contract/telemetry';
import { ReleaseError } from '../release-error';

const TIMEOUT_MS = 8_000;

/** The API did not respond as expected. */
export class ApiUnavailable extends Error {}

/** The API calls of the guard, authorized by its token. */
export interface GuardApi {
  readonly origin: string;
  health(minutes: number): Promise<readonly VersionHealth[]>;
  notify(notice: GuardNotice): Promise<void>;
}

/**
 * The API at `origin` (`http://127.0.0.1:3001`).
 * @throws ReleaseError when there is no token to show
 */
export async function connectGuard(origin: string, tokenFile: string | undefined): Promise<GuardApi> {
  const token = tokenFile && (await readFile(tokenFile, 'utf8').catch(() => undefined))?.trim();
  if (!token)
    throw new ReleaseError(
      null,
      `The guard needs the token that the API knows: a file of both, named by KADAM_GUARD_TOKEN_FILE${tokenFile ? ` (${tokenFile} cannot be read)` : ''}. Make one: openssl rand -hex 32 >guard.token; chmod 600 guard.token.`,
    );
  const call = async ({ method, path }: { readonly method: string; readonly path: string }, body?: object) => {
    const response = await fetch(`${origin}${API_BASE}${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw new ApiUnavailable(
        `${origin} does not respond (${(error.cause as Error | undefined)?.message ?? error.message}).`,
      );
    });
    if (response.ok) return response.json();
    const advice =
      response.status === 401 ? ': is its KADAM_GUARD_TOKEN_FILE the same, and was it started since?' : '.';
    throw new ApiUnavailable(`${origin} returned ${response.status}${advice}`);
  };
  return {
    origin,
    async health(minutes) {
      const path = `${getReleaseHealth.path}?minutes=${minutes}`;
      const response: unknown = await call({ ...getReleaseHealth, path });
      const parsed = getReleaseHealth.responses[200].safeParse(response);
      if (parsed.success) return parsed.data.data;
      throw new ApiUnavailable(`${origin} returned an invalid release health.`);
    },
    async notify(notice) {
      await call(sendGuardNotice, notice);
    },
  };
}
