import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/**
 * Nearly as small as the highest level in a thirtieth of the time (measured on 10 MB of courses).
 */
const BROTLI_QUALITY = 5;

/**
 * A JSON response that is created once and sent many times: serialized, compressed once per
 * encoding, and identified by an ETag. It is not validated against the schema of the endpoint
 * again.
 */
export class PreparedResponse {
  private readonly identity: Buffer;
  private readonly hash: string;
  private readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  private compressedBytes = 0;

  constructor(
    json: string,
    private readonly onCompressed?: (response: PreparedResponse) => void,
  ) {
    this.identity = Buffer.from(json);
    this.hash = createHash('sha256').update(this.identity).digest('base64url').slice(0, 27);
  }

  static async of(body: object): Promise<PreparedResponse> {
    const response = new PreparedResponse(JSON.stringify(body));
    await Promise.all(ENCODINGS.map(async (encoding) => response.bytes(encoding)));
    return response;
  }

  /** Memory use in bytes, including the compressed forms. */
  get byteLength(): number {
    return this.identity.length + this.compressedBytes;
  }

  /**
   * Sets the headers and returns the response in the best encoding, or null for a 304 (RFC 9110,
   * sections 12.5.3 and 13.1.2).
   */
  async payload({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): Promise<Buffer | null> {
    const encoding = negotiator.negotiate(String(headers['accept-encoding'] ?? '').toLowerCase()) ?? 'identity';
    // A strong ETag identifies exact bytes, so each encoding has its own.
    const etag = encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
    void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    if (fresh(headers, { etag })) {
      void reply.code(304);
      return null;
    }
    const bytes = await this.bytes(encoding);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.type('application/json; charset=utf-8');
    return bytes;
  }

  private bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.identity;
    return (this.compressed[encoding] ??= this.compress(encoding).catch((error: unknown) => {
      // The next caller retries.
      delete this.compressed[encoding];
      throw error;
    }));
  }

  private async compress(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    const bytes = await (encoding === 'br' ? brotli(this.identity) : promisify(gzip)(this.identity));
    this.compressedBytes += bytes.length;
    this.onCompressed?.(this);
    return bytes;
  }
}

// A window larger than the text only costs time to clear it: for a page of postings that took
// longer than the compression.
const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(bytes.length + 1)), 10), 22),
    },
  });

// Browsers send only a few different headers; each is parsed once.
const negotiator = new Negotiator({
  supportedValues: [...ENCODINGS],
  cache: new LRUCache<string, string>({ max: 200 }),
});
