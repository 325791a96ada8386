import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a state that others bring about; the test's own time limit ends it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(5);
}
