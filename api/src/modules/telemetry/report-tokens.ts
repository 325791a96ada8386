import { createHmac, timingSafeEqual } from 'node:crypto';
import { REPORT_TOKEN_SECONDS } from '@kadam/shared/contract/telemetry';
import type { ShownVersions } from './shown-versions';

interface TokenParts {
  readonly readKey: () => Promise<Buffer>;
  readonly clock: () => Date;
}

export type ReportTokens = ReturnType<typeof createReportTokens>;

/**
 * Tokens without which no report counts: each names the versions that documents show when it is
 * issued, and is valid for one network and `REPORT_TOKEN_SECONDS`. A page of another site cannot
 * read one, and one that was handed on is worth nothing in another network.
 */
export function createReportTokens({ readKey, clock }: TokenParts) {
  let key: Promise<Buffer> | undefined;

  async function signatureOf(payload: string, network: string): Promise<Buffer> {
    key ??= readKey();
    // Errors are not cached.
    key.catch(() => (key = undefined));
    return createHmac('sha256', await key)
      .update(`${network}\n${payload}`)
      .digest();
  }

  return {
    async issue(network: string, shown: ShownVersions | null): Promise<string> {
      const until = clock().getTime() + REPORT_TOKEN_SECONDS * 1_000;
      const payload = Buffer.from(JSON.stringify({ until, shown })).toString('base64url');
      return `${payload}.${(await signatureOf(payload, network)).toString('base64url')}`;
    },

    /** The versions of a token, null for all; undefined when it is not valid here. */
    async read(token: string, network: string): Promise<ShownVersions | null | undefined> {
      const [payload = '', signature = ''] = token.split('.');
      const [expected, given] = [await signatureOf(payload, network), Buffer.from(signature, 'base64url')];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const { until, shown } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
        until: number;
        shown: ShownVersions | null;
      };
      return until > clock().getTime() ? shown : undefined;
    },
  };
}
