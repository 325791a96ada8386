import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface FileFacts {
  readonly name: string;
  readonly mediaType: string;
  /**
   * A stream is sent as it arrives; if it fails, the connection is closed before the end of the
   * file.
   */
  readonly bytes: Buffer | Readable;
}

/** A file to save: always an attachment, so that browsers never open it as a page of the portal. */
export class FileResponse {
  constructor(private readonly file: FileFacts) {}

  /** Sets the headers and returns the content. */
  payload(_request: FastifyRequest, reply: FastifyReply): Buffer | Readable {
    const { name, mediaType, bytes } = this.file;
    void reply.type(mediaType).header('content-disposition', attachmentNamed(name));
    return bytes;
  }
}

/** RFC 6266: the name in ASCII for old clients, and unchanged for all others. */
export function attachmentNamed(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]+/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** A WebP image whose URL never gets different content. */
export class ImageResponse extends FileResponse {
  constructor(private readonly image: Buffer) {
    super({ name: 'image.webp', mediaType: 'image/webp', bytes: image });
  }

  override payload(_request: FastifyRequest, reply: FastifyReply): Buffer {
    void reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable');
    return this.image;
  }
}
