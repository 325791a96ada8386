/** Other folders in the bundles folder. */
const RESERVED_NAMES = ['host', 'pages'];
const MAX_LENGTH = 30;

/** Why this cannot be the name of a remote, as the end of a sentence; undefined if it can. */
export function remoteNameError(name: string): string | undefined {
  if (RESERVED_NAMES.includes(name)) return 'is kept by the platform';
  if (/^[a-z][a-z0-9]*$/.test(name) && name.length <= MAX_LENGTH) return undefined;
  return `becomes part of a variable, so it has lowercase letters and digits only, begins with a letter and is at most ${MAX_LENGTH} long`;
}
