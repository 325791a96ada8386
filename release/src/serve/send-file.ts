import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentType } from './file-types';

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Sends a file, or a compressed copy that the client accepts, with an ETag, or status 304 if the
 * client has it. Never sends 304 for an error document (a `status` other than 200).
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, status }: { readonly file: string; readonly status: number },
): Promise<FastifyReply> {
  const copies = await compressedCopies(file);
  const chosen = copies.find(({ name }) => accepts(request.headers, name));
  const path = chosen?.path ?? file;
  const { size, mtimeMs } = await stat(path);
  const etag = `"${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}"`;
  const modified = new Date(mtimeMs).toUTCString();
  void reply.headers({ etag, 'last-modified': modified });
  if (copies.length > 0) void reply.header('vary', 'Accept-Encoding');
  if (status === 200 && isNotModified(request.headers, etag, modified)) return reply.code(304).send();
  void reply.code(status).headers({ 'content-type': contentType(file), 'content-length': size });
  if (chosen) void reply.header('content-encoding', chosen.name);
  return reply.send(request.method === 'HEAD' ? undefined : createReadStream(path));
}

async function compressedCopies(file: string): Promise<{ name: string; path: string }[]> {
  const found = ENCODINGS.map(async ({ name, suffix }) => {
    const path = `${file}${suffix}`;
    return (await stat(path).catch(() => undefined))?.isFile() ? [{ name, path }] : [];
  });
  return (await Promise.all(found)).flat();
}

function accepts(headers: IncomingHttpHeaders, encoding: string): boolean {
  const accepted = (headers['accept-encoding'] ?? '').toString().toLowerCase().split(',');
  return accepted.some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function isNotModified(headers: IncomingHttpHeaders, etag: string, modified: string): boolean {
  const tags = headers['if-none-match'];
  if (tags === undefined) return headers['if-modified-since'] === modified;
  return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
