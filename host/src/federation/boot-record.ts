import { readBootRecord, type BootRecord } from '@kadam/shared/remote';

/** The record inlined in this document, or undefined when it is missing or damaged. */
export function documentBootRecord(): BootRecord | undefined {
  try {
    return readBootRecord(JSON.parse(document.getElementById('kadam-boot')?.textContent ?? ''));
  } catch {
    return undefined;
  }
}
