import { CHROMIUM_MISSING, findChromium } from '../../scripts/parts/chromium.mjs';

/** The browser every test runs in: a real Chromium of this machine. */
export function chromiumPath(): string {
  const found = findChromium();
  if (!found) throw new Error(CHROMIUM_MISSING);
  return found;
}

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
