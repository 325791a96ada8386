import { readBootRecord, type BootRecord } from '@kadam/shared/remote';
import { keptBootRecord } from './last-good';

/** What this document says of what is live; when that is missing or damaged, what the last sound document of the same host said. */
export const bootRecord = (): BootRecord | undefined => documentBootRecord() ?? keptBootRecord();

/** The record inlined in this document, or undefined when it is missing or damaged. */
export function documentBootRecord(): BootRecord | undefined {
  try {
    return readBootRecord(JSON.parse(document.getElementById('kadam-boot')?.textContent ?? ''));
  } catch {
    return undefined;
  }
}
