import { readBootRecord, type BootRecord } from '@kadam/shared/remote';
import { storedBootRecord } from './fallback-releases';

/** The boot record of this document, or else the stored one of the same host. */
export const bootRecord = (): BootRecord | undefined => documentBootRecord() ?? storedBootRecord();

/** The record inlined in this document, or undefined when it is missing or damaged. */
export function documentBootRecord(): BootRecord | undefined {
  try {
    return readBootRecord(JSON.parse(document.getElementById('kadam-boot')?.textContent ?? ''));
  } catch {
    return undefined;
  }
}
