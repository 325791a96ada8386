import { quoted, ValueFault } from '../faults';
import { plainText } from './text';

const LONGEST = 2_000;

/** The address of a picture: a path of this portal, or elsewhere by https or http. */
export function readWebAddress(value: unknown): string {
  const { url, contentUrl } = (
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  ) as Record<string, unknown>;
  const [first] = [url ?? contentUrl ?? value].flat();
  const said = plainText(first).trim();
  const isPath = /^\/(?![/\\])/.test(said);
  const isAddress = isPath || (URL.canParse(said) && /^https?:$/.test(new URL(said).protocol));
  if (isAddress && said.length <= LONGEST && /^[\x21-\x7e]+$/.test(said)) return said;
  throw new ValueFault(
    `${quoted(said)} is not the address of a picture. Write its path on this portal, such as /pictures/asha.png, or leave it empty.`,
  );
}
