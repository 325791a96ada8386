import { BRAND } from '@kadam/shared/contract/brand';

/** File of the host's `public/` that previews of shared links show. A bitmap: most of them take neither SVG nor AVIF. */
export const PREVIEW_PICTURE = 'preview.jpg';

/** Width and height of the picture in px: 1.91 to 1, which large previews show uncut. */
const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What a head says of the picture, in the words of Open Graph. Previews read no relative address. */
export const previewPicture = (address: string): Readonly<Record<string, string>> => ({
  'og:image': address,
  'og:image:type': 'image/jpeg',
  'og:image:width': String(PREVIEW_SIZE.width),
  'og:image:height': String(PREVIEW_SIZE.height),
  'og:image:alt': `${BRAND.name}: ${BRAND.tagline}`,
});
