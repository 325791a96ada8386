import { quoted, ValueError } from '../errors';
import { plainText } from './text';
import type { FieldReader } from '../field-reader';

const MAX_LENGTH = 2_000;

export function readWebAddress(value: unknown): string {
  const { url, contentUrl } = (
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  ) as Record<string, unknown>;
  const [first] = [url ?? contentUrl ?? value].flat();
  const address = plainText(first).trim();
  const isPath = /^\/(?![/\\])/.test(address);
  const isAddress = isPath || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol));
  if (isAddress && address.length <= MAX_LENGTH && /^[\x21-\x7e]+$/.test(address)) return address;
  throw new ValueError(
    `${quoted(address)} is not the address of a picture. Write its path on this portal, such as /pictures/asha.png, or leave it empty.`,
  );
}

const ELSEWHERE =
  'a picture at another address was left out, because pages show pictures of this portal only; put it on the portal and write its path';

/** The path of a picture on this portal. The security policy would block any other. */
export function ownPicture(address: string | null, reader: Pick<FieldReader<string>, 'remarks'>): string | null {
  if (address === null || address.startsWith('/')) return address;
  reader.remarks.push(ELSEWHERE);
  return null;
}
