import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright-core';

// The first two are Chromium without windows, in which a page takes half the processor time.
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
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

/** Far more than a start takes on a busy machine. */
const LAUNCH_TIMEOUT_MS = 60_000;

/**
 * Path of a Chromium (`KADAM_CHROMIUM`, then the usual places); undefined if there is none or it is
 * `none`.
 */
export function findChromium({ KADAM_CHROMIUM: path, PATH = '' } = process.env): string | undefined {
  if (path) return path === 'none' ? undefined : path;
  const folders = PATH.split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...USUAL].find((file) => existsSync(file));
}

export async function launchChromium(executablePath: string): Promise<Browser> {
  // Loaded on demand, because most commands need no browser.
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0, timeout: LAUNCH_TIMEOUT_MS });
}
