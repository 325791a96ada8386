import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright-core';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  'msedge.exe',
];
const USUAL = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** A Chromium of this machine (`KADAM_CHROMIUM`, then the usual places), or undefined; `KADAM_CHROMIUM=none` wants none. */
export function findChromium({ KADAM_CHROMIUM: asked, PATH = '' } = process.env): string | undefined {
  if (asked) return asked === 'none' ? undefined : asked;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...USUAL].find((file) => existsSync(file));
}

export async function launchChromium(executablePath: string): Promise<Browser> {
  // Loaded here alone: a release tool that publishes nothing needs none of it.
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
}
