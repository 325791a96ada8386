import { createHash } from 'node:crypto';
import { IMAGE_KINDS, IMAGE_MESSAGES, type ImageKind, MAX_IMAGE_PIXELS } from '@kadam/shared/contract/images';
import type { ErrorCode } from '@kadam/shared/contract/errors';
import type { Sharp, SharpConstructor } from 'sharp';
import { fieldError } from '../../errors';

/** A stored image: WebP files for one and for two device pixels per CSS pixel. */
export interface ImageFiles {
  readonly id: string;
  readonly small: Buffer;
  readonly large: Buffer;
}

interface GivenFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Max time to decode and resize a file, in seconds. */
const MAX_SECONDS = 10;
const QUALITY = 82;
const MAX_SHOWN_NAME = 80;

let loaded: Promise<SharpConstructor> | undefined;

// Loading the library takes 0.2 s and 20 MB, which is only needed after the first upload.
const loadSharp = () =>
  (loaded ??= import('sharp').then((module) => {
    const sharp = module.default as SharpConstructor;
    sharp.cache(false);
    sharp.concurrency(1);
    // Decoders of other formats are never called, whatever type a file claims.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
    return sharp;
  }));

/**
 * Decodes an image, rotates it according to EXIF, resizes it and encodes it again, without
 * metadata. Runs in a thread of libuv.
 * @throws DomainError with a message that names the file, the limit and a solution
 */
export async function imageFiles(file: GivenFile, kind: ImageKind): Promise<ImageFiles> {
  if (file.bytes.length === 0) throw rejection('UNREADABLE_FILE', file, 'is empty. Choose another file.');
  const sharp = await loadSharp();
  await check(sharp(file.bytes, { limitInputPixels: false }), file, kind);
  const image = sharp(file.bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'warning' });
  const { data, info } = await pixelsOf(image, kind).catch((error: Error) => {
    const isLate = error.message.startsWith('timeout');
    throw rejection(
      'UNREADABLE_FILE',
      file,
      isLate ? `takes longer than ${MAX_SECONDS} seconds to read. Make it smaller and try again.` : DAMAGED,
    );
  });
  const encode = (side: number) =>
    sharp(data, { raw: info })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  const { size } = IMAGE_KINDS[kind];
  const [small, large] = [await encode(size), await encode(2 * size)];
  const id = createHash('sha256').update(small).update(large).digest('hex').slice(0, 32);
  return { id, small, large };
}

/** Reads the header only. */
async function check(image: Sharp, file: GivenFile, kind: ImageKind): Promise<void> {
  const header = await image.metadata().catch(() => undefined);
  if (!header)
    throw rejection('UNSUPPORTED_MEDIA_TYPE', file, `is no PNG, JPEG or WebP image. ${IMAGE_MESSAGES.otherFiles}`);
  const { width, height, pages = 1 } = header;
  const size = `is ${width.toLocaleString('en-IN')} × ${height.toLocaleString('en-IN')} pixels`;
  if (pages > 1) throw rejection('UNREADABLE_FILE', file, 'is an animation. Choose a picture that does not move.');
  if (width * height > MAX_IMAGE_PIXELS)
    throw rejection(
      'PAYLOAD_TOO_LARGE',
      file,
      `${size}. The maximum is ${MAX_IMAGE_PIXELS / 1_000_000} million pixels.`,
    );
  const { minSize } = IMAGE_KINDS[kind];
  const side = kind === 'logo' ? Math.max(width, height) : Math.min(width, height);
  if (side >= minSize) return;
  const least = kind === 'logo' ? `the longer side must have ${minSize}` : `each side must have ${minSize}`;
  throw rejection('INVALID_INPUT', file, `${size}, which is too small: ${least} or more.`);
}

/** Pixels of the larger size. */
function pixelsOf(image: Sharp, kind: ImageKind) {
  const side = IMAGE_KINDS[kind].size * 2;
  const resized =
    kind === 'logo'
      ? image.resize(side, side, { fit: 'inside', withoutEnlargement: true })
      : // Of a photo the part that looks most like a face stays.
        image.resize(side, side, { fit: 'cover', position: 'attention' });
  return resized
    .autoOrient()
    .timeout({ seconds: MAX_SECONDS })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const DAMAGED = 'is damaged or incomplete. Save it again as PNG or JPEG and try again.';

function rejection(code: ErrorCode, { name }: GivenFile, reason: string): Error {
  const shown = [...name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')].slice(0, MAX_SHOWN_NAME).join('');
  return fieldError(code, 'file', `${shown} ${reason}`);
}
