import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition that other code brings about; limited by the time limit of the test. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(5);
}
