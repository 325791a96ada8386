import type { FieldReader } from './field-reader';

const ELSEWHERE =
  'a picture at another address was left out, because pages show pictures of this portal only; put it on the portal and write its path';

/** The path of a picture on this portal. The security policy would block any other. */
export function ownPicture(address: string | null, reader: Pick<FieldReader<string>, 'remarks'>): string | null {
  if (address === null || address.startsWith('/')) return address;
  reader.remarks.push(ELSEWHERE);
  return null;
}
