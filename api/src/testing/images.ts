import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Queryable } from '../db/database';
import { FORM_TYPE, formBody, type FormFile } from './form-body';
import type { TestStaff } from './staff';

/** A PNG of one color, or of another one for another image. */
export async function imageFile(width = 300, height = 200, background = '#c2410c'): Promise<FormFile> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'rose.png', bytes };
}

/** Uploads an image and returns its id. */
export async function uploadedImage(
  app: FastifyInstance,
  { headers }: TestStaff,
  { kind = 'logo', file }: { readonly kind?: string; readonly file?: FormFile } = {},
): Promise<string> {
  const payload = formBody({ file: file ?? (await imageFile()), kind });
  const url = '/api/office/images';
  const sent = { method: 'POST', url, headers: { ...headers, 'content-type': FORM_TYPE }, payload } as const;
  return (await app.inject(sent)).json().data.image;
}

/** Stores an image and returns its id. */
export async function addImage(database: Queryable): Promise<string> {
  const { bytes } = await imageFile();
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await database.query('insert into images (id, small, large, uploaded_at) values ($1, $2, $2, now())', [id, bytes]);
  return id;
}

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  let crc = 0xff_ff_ff_ff;
  for (const byte of content) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE((crc ^ 0xff_ff_ff_ff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

/** A PNG of a few bytes that claims this size (PNG specification, section 11.2.2). */
export function claimingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1_000)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}
