import { API_BASE } from './endpoint';

/** URL of an uploaded image in its smaller size; `imageSources` adds the larger one. */
export const imageAddress = (id: string): string => `${API_BASE}/images/${id}/1x.webp`;

const OWN = /^(\/api\/images\/[0-9a-f]{32}\/)1x\.webp$/;

/** URL of the larger size of an uploaded image; any other URL is unchanged. */
export const largeImage = (address: string): string => address.replace(OWN, '$12x.webp');

/** `src` of an image element, with `srcSet` for screens with two device pixels per CSS pixel. */
export const imageSources = (address: string): { readonly src: string; readonly srcSet?: string } =>
  OWN.test(address) ? { src: address, srcSet: `${address} 1x, ${largeImage(address)} 2x` } : { src: address };
