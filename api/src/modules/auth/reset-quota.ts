import { createCounters } from '../../http/counters';
import type { OpenCounts } from '../../http/counts';
import type { Limits } from '../../limits';
import type { Device } from './device-cookies';

/** The requester and the account of a link for a forgotten password. */
interface QuotaKey {
  readonly email: string;
  readonly client: string;
  readonly device: Device | undefined;
}

export type ResetQuota = ReturnType<typeof createResetQuota>;

/**
 * Counts requests for a link. A browser that knows the account has its own count, which strangers
 * cannot use up; others count per network, and over all networks per account. Without quota a
 * request is still accepted: a mail is only sent when no fresh link exists.
 */
export function createResetQuota(limits: Limits['resetMails'], openCounts: OpenCounts) {
  const perDevice = createCounters(openCounts, 'reset-mails-of-device', limits.perDevice);
  const perNetwork = createCounters(openCounts, 'reset-mails-of-network', limits.perNetwork);
  const perAccount = createCounters(openCounts, 'reset-mails-of-account', limits.perAccount);
  return {
    async take({ email, client, device }: QuotaKey): Promise<boolean> {
      if (device) return (await perDevice.take(`${device.id} ${email}`)) === undefined;
      if ((await perNetwork.take(`${client} ${email}`)) !== undefined) return false;
      return (await perAccount.take(email)) === undefined;
    },
  };
}
