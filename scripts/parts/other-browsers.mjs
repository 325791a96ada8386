import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a Firefox (`FIREFOX_PATH`, then PATH); undefined if there is none. */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...onPath('firefox-esr'), ...onPath('firefox')].find(isThere);
}

/** WebKitGTK's driver, its MiniBrowser and xvfb-run; undefined if one of them is missing. */
export function findWebkit() {
  const driver = onPath('WebKitWebDriver').find(isThere);
  const screen = onPath('xvfb-run').find(isThere);
  const browser = webkitFolders()
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isThere);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

export const FIREFOX_MISSING = 'Firefox is not installed (Debian: apt-get install firefox-esr).';
export const WEBKIT_MISSING = 'WebKit is not installed (Debian: apt-get install webkit2gtk-driver xvfb xauth).';

const isThere = (file) => file && existsSync(file);

const onPath = (program) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));

// Debian's folder name contains the architecture.
function webkitFolders() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return [];
  return readdirSync(libraries)
    .filter((name) => name.includes('-linux-'))
    .flatMap((name) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => join(libraries, name, version)));
}
