import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { REPORT_TOKEN_SECONDS } from '@kadam/shared/contract/telemetry';
import type { ShownVersions } from './shown-versions';

interface TokenParts {
  readonly readKey: () => Promise<Buffer>;
  readonly clock: () => Date;
}

/** What a token says. */
export interface ReportedView {
  /** Random name of the page view, so that visitors behind one address are counted separately. */
  readonly view: string;
  /** Null for all versions. */
  readonly shown: ShownVersions | null;
}

export type ReportTokens = ReturnType<typeof createReportTokens>;

/**
 * Tokens that reports must have to be counted: each names the versions in documents at the time it
 * is issued, and is valid for one network and `REPORT_TOKEN_SECONDS`. A page of another site cannot
 * read a token, and a token that is passed on is invalid in another network.
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
      const view = randomBytes(12).toString('base64url');
      const payload = Buffer.from(JSON.stringify({ until, view, shown })).toString('base64url');
      return `${payload}.${(await signatureOf(payload, network)).toString('base64url')}`;
    },

    /** Undefined if the token is not valid here. */
    async read(token: string, network: string): Promise<ReportedView | undefined> {
      const [payload = '', signature = ''] = token.split('.');
      const [expected, given] = [await signatureOf(payload, network), Buffer.from(signature, 'base64url')];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const { until, ...reported } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as ReportedView & {
        readonly until: number;
      };
      return until > clock().getTime() ? reported : undefined;
    },
  };
}
