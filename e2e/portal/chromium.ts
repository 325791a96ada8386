import { CHROMIUM_FLAGS, CHROMIUM_MISSING, findTestChromium } from '../../scripts/parts/chromium.mjs';

/** The Chromium installed on this machine. */
export function chromiumPath(): string {
  const found = findTestChromium();
  if (!found) throw new Error(CHROMIUM_MISSING);
  return found;
}

export { CHROMIUM_FLAGS };
