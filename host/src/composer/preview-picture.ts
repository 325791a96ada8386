import { BRAND } from '@kadam/shared/contract/brand';

/**
 * File of the host's `public/` for previews of shared links. A bitmap: most do not support SVG or
 * AVIF.
 */
export const PREVIEW_PICTURE = 'preview.jpg';

/** Width and height in px, 1.91 to 1 as for large previews. */
const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Open Graph metadata of the picture. Previews need absolute URLs. */
export const previewPicture = (address: string): Readonly<Record<string, string>> => ({
  'og:image': address,
  'og:image:type': 'image/jpeg',
  'og:image:width': String(PREVIEW_SIZE.width),
  'og:image:height': String(PREVIEW_SIZE.height),
  'og:image:alt': `${BRAND.name}: ${BRAND.tagline}`,
});
