/**
 * The path of a request target as nginx parses it: without query, percent-decoded, with `//`, `.`
 * and `..` resolved. A trailing slash is preserved. Undefined if the target is malformed or leads
 * above the root.
 */
export function requestPath(target: string): string | undefined {
  const raw = rawPath(target);
  const decoded = raw.startsWith('/') ? decode(raw) : undefined;
  return decoded === undefined ? undefined : resolveDots(decoded);
}

/** Whether a request target, which may be malformed, belongs to the API. */
export const isApiTarget = (target: string): boolean => /^\/api(?:\/|$)/.test(rawPath(target));

/** Whether the path of a request target contains `//`. */
export const hasDoubledSlashes = (target: string): boolean => rawPath(target).includes('//');

const rawPath = (target: string): string => target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? '';

/** The query of a request target including `?`, or an empty string. */
export function requestQuery(target: string): string {
  const start = target.indexOf('?');
  return start < 0 ? '' : (target.slice(start).split('#', 1)[0] ?? '');
}

function decode(raw: string): string | undefined {
  if (/%(?![0-9a-f]{2})/i.test(raw) || /%00/.test(raw)) return undefined;
  const bytes = raw.replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function resolveDots(path: string): string | undefined {
  const parts = path.split('/').slice(1);
  const segments: string[] = [];
  for (const part of parts) {
    if (part === '..' && segments.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') segments.push(part);
  }
  const isFolder = ['', '.', '..'].includes(parts.at(-1) ?? '') && segments.length > 0;
  return `/${segments.join('/')}${isFolder ? '/' : ''}`;
}
