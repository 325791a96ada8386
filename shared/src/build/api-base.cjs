/**
 * The build setting KADAM_API_BASE: a path (`/backend`) or a URL (`https://api.example/v1`),
 * without a trailing slash.
 * @returns {string | undefined} undefined if it is not set
 * @throws Error if it is neither
 */
function apiBaseOf(environment = process.env) {
  const base = environment.KADAM_API_BASE?.trim();
  if (!base) return undefined;
  if (/^\/[\w.~/-]*[\w~-]$/.test(base) && !base.includes('//')) return base;
  const url = /^https?:/.test(base) && URL.canParse(base) ? new URL(base) : undefined;
  const isPlain =
    url && !url.search && !url.hash && !url.username && !base.endsWith('/') && /^[\w.~:/[\]-]+$/.test(base);
  if (isPlain) return base;
  throw new Error(
    `KADAM_API_BASE must be a path such as /api or an address such as https://api.example/api, not '${base}'.`,
  );
}

/** The value for webpack's DefinePlugin. */
function apiBaseDefinition(environment = process.env) {
  const base = apiBaseOf(environment);
  return base === undefined ? {} : { KADAM_API_BASE: JSON.stringify(base) };
}

module.exports = { apiBaseOf, apiBaseDefinition };
