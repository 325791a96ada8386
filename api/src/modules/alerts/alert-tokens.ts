import { createHmac, timingSafeEqual } from 'node:crypto';

export type AlertTokens = ReturnType<typeof createAlertTokens>;

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/**
 * Tokens of unsubscribe links, valid for years without being stored: an alert's id and 128 bits of
 * its HMAC.
 */
export function createAlertTokens(readKey: () => Promise<Buffer>) {
  const sign = async (alert: Buffer) =>
    createHmac('sha256', await readKey())
      .update(alert)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  return {
    async of(alertId: string): Promise<string> {
      const alert = Buffer.from(alertId.replaceAll('-', ''), 'hex');
      return Buffer.concat([alert, await sign(alert)]).toString('base64url');
    },
    /** The alert of a token; undefined if we have not signed it. */
    async read(token: string): Promise<string | undefined> {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined;
      const alert = bytes.subarray(0, ID_BYTES);
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), await sign(alert))) return undefined;
      return alert.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
