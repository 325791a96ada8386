import { Agent as HttpAgent, get as httpGet, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, get as httpsGet } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** A response of a site; `body` is decoded. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const MAX_CONNECTIONS = 6;
const TIMEOUT_MS = 30_000;
const DECODERS: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/**
 * An HTTP client for one site with a few connections, closed by `close`. Does not follow redirects.
 */
export function siteClient(site: string) {
  const [get, agent] = site.startsWith('https:')
    ? [httpsGet, new HttpsAgent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })]
    : [httpGet, new HttpAgent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })];
  return {
    /** @param encoding accepted content encoding */
    async request(path: string, encoding: string, cookie?: string): Promise<SiteResponse> {
      const message = await new Promise<IncomingMessage>((resolve, reject) => {
        const options = {
          agent,
          headers: { 'accept-encoding': encoding, ...(cookie && { cookie }) },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        };
        get(new URL(path, site), options, resolve).once('error', reject);
      });
      const body = await buffer(message);
      const decode = DECODERS[message.headers['content-encoding'] ?? ''];
      const { statusCode: status = 0, headers } = message;
      return { status, headers, body: decode ? await decode(body) : body };
    },
    close: () => agent.destroy(),
  };
}
