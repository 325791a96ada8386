import { Agent as HttpAgent, get as httpGet, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, get as httpsGet } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** What a site answered; `body` is decoded. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const CONNECTIONS = 6;
const PATIENCE_MS = 30_000;
const DECODERS: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Asks one site, over a few connections that `close` ends. Redirects are answers. */
export function siteClient(site: string) {
  const [get, agent] = site.startsWith('https:')
    ? [httpsGet, new HttpsAgent({ keepAlive: true, maxSockets: CONNECTIONS })]
    : [httpGet, new HttpAgent({ keepAlive: true, maxSockets: CONNECTIONS })];
  return {
    /** `encoding` is the one accepted beside the plain file. */
    async ask(path: string, encoding: string, cookie?: string): Promise<SiteAnswer> {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const options = {
          agent,
          headers: { 'accept-encoding': encoding, ...(cookie && { cookie }) },
          signal: AbortSignal.timeout(PATIENCE_MS),
        };
        get(new URL(path, site), options, resolve).once('error', reject);
      });
      const body = await buffer(answer);
      const decode = DECODERS[answer.headers['content-encoding'] ?? ''];
      const { statusCode: status = 0, headers } = answer;
      return { status, headers, body: decode ? await decode(body) : body };
    },
    close: () => agent.destroy(),
  };
}
