import { API_BASE } from './endpoint';

/** Address of an uploaded image at its smaller size; `imageSources` adds the larger one. */
export const imageAddress = (id: string): string => `${API_BASE}/images/${id}/1x.webp`;

const OWN = /^(\/api\/images\/[0-9a-f]{32}\/)1x\.webp$/;

/** Address of the larger size of an uploaded image; any other address as it is. */
export const largeImage = (address: string): string => address.replace(OWN, '$12x.webp');

/** `src` of an image element, with `srcSet` for screens with two pixels per CSS px. */
export const imageSources = (address: string): { readonly src: string; readonly srcSet?: string } =>
  OWN.test(address) ? { src: address, srcSet: `${address} 1x, ${largeImage(address)} 2x` } : { src: address };
