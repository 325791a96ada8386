import { endpoint } from './endpoint';
import { oneOf, requiredText, text } from './schema';
import { withData } from './success';
import { z } from './zod';

/** Max size of an uploaded file, in bytes, and of the image in it, in pixels. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const IMAGE_SUFFIXES = ['.png', '.jpg', '.jpeg', '.webp'] as const;
const MAX_ALT_TEXT = 200;

/**
 * The use of an image. A logo is fitted into a square of `size` CSS px; other images are cropped to
 * it. `minSize` is the min number of pixels: of the longer side of a logo, of the shorter side of
 * others.
 */
export const IMAGE_KINDS = {
  logo: { size: 72, minSize: 72 },
  portrait: { size: 400, minSize: 200 },
  avatar: { size: 72, minSize: 72 },
} as const;
export type ImageKind = keyof typeof IMAGE_KINDS;
const kinds = Object.keys(IMAGE_KINDS) as ImageKind[];

/** Messages about images, of the office's pages and of the server. */
export const IMAGE_MESSAGES = {
  altMissing: 'Please describe the picture for people who cannot see it.',
  gone: 'This picture was not used for some days and was removed. Upload it again.',
  otherFiles: 'Export a drawing (SVG) as PNG, and save a photo of another kind (HEIC) as JPEG.',
} as const;

/** The first half of the SHA-256 of both sizes, as hexadecimal digits. */
const imageId = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Must be the id of an uploaded picture.'));

/** An uploaded image with its text alternative. */
export const picture = z.object({ image: imageId, alt: requiredText(MAX_ALT_TEXT, IMAGE_MESSAGES.altMissing) });
export type Picture = z.infer<typeof picture>;

/** The logo of a company; an empty `alt` means "Logo of" and the company's name. */
export const logo = z.object({ image: imageId, alt: text(MAX_ALT_TEXT) });
export type Logo = z.infer<typeof logo>;

export const logoText = ({ alt }: Pick<Logo, 'alt'>, name: string): string => alt || `Logo of ${name}`;

export const uploadImage = endpoint({
  method: 'POST',
  path: '/office/images',
  summary: 'Upload a PNG, JPEG or WebP image, which is resized and stored as WebP without metadata',
  access: 'staff',
  roles: ['recruiter', 'content_editor'],
  repeatable: 'as-is',
  upload: {
    field: 'file',
    maxBytes: MAX_IMAGE_BYTES,
    suffixes: IMAGE_SUFFIXES,
    otherFiles: IMAGE_MESSAGES.otherFiles,
  },
  body: z.object({ kind: z.enum(kinds, oneOf(kinds)) }),
  responses: { 201: withData(z.object({ image: imageId })) },
  failures: [422],
  timeoutMs: 60_000,
});

export const getImage = endpoint({
  method: 'GET',
  path: '/images/{id}/{file}',
  summary: 'An uploaded image, `file` being 1x.webp or 2x.webp; the content of an address never changes',
  access: 'public',
  params: z.object({ id: z.string(), file: z.string() }),
  produces: 'file',
  responses: { 200: z.string() },
  failures: [404],
});
