import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  'msedge.exe',
  'chromium-headless-shell',
];

/**
 * Path of a Chromium (`CHROMIUM_PATH`, the usual places, then Playwright's); undefined if there is
 * none.
 */
export function findChromium() {
  const usual = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ];
  return firstOf([process.env.CHROMIUM_PATH, ...onPath(NAMES), ...usual, ...playwrightsOwn()]);
}

/** Path of the Chromium for tests: chromium-headless-shell, which uses less CPU, or any other. */
export function findTestChromium() {
  return process.env.CHROMIUM_PATH ? findChromium() : (firstOf(onPath(['chromium-headless-shell'])) ?? findChromium());
}

const onPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

const firstOf = (files) => files.find((file) => file && existsSync(file));

export const CHROMIUM_MISSING =
  'No Chromium found: install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.';

// Only the last --disable-features counts, so this repeats the list of Playwright 1.64.1.
const PLAYWRIGHTS_LIST = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
];
// Pages behind the address bar, which would use CPU in each new window.
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
// Saves renderer processes: all pages are of one site.
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-site-isolation-trials',
  `--disable-features=${[...PLAYWRIGHTS_LIST, ...ADDRESS_BAR, SPARE_PROCESS].join(',')}`,
];

function playwrightsOwn() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ].filter((folder) => folder && existsSync(folder));
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  return caches.flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => name.startsWith('chromium-'))
      .flatMap((name) => inside.map((file) => join(cache, name, file))),
  );
}
