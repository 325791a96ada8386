import type { Profile } from './resume-document';

const NETWORKS: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'stackoverflow.com': 'Stack Overflow',
  'leetcode.com': 'LeetCode',
  'hackerrank.com': 'HackerRank',
  'behance.net': 'Behance',
  'medium.com': 'Medium',
  'x.com': 'X',
};

/** An address as printed: without `https://` and the trailing slash. */
export const shownUrl = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/^([^/?#]+)\/$/, '$1');

/** The address displayed as this text: the previous one if it is the same. */
export const storedUrl = (before: string | undefined, text: string): string =>
  before !== undefined && shownUrl(before) === text ? before : text.trim();

export const shownProfile = ({ url = '', network = '', username = '' }: Profile): string =>
  url ? shownUrl(url) : [network, username].filter(Boolean).join(': ');

export function storedProfile(profile: Profile, text: string): Profile {
  if (shownProfile(profile) === text) return profile;
  const network = NETWORKS[/^(?:[a-z]+:\/\/)?(?:www\.|in\.)?([^/?#]+)/i.exec(text.trim())?.[1]?.toLowerCase() ?? ''];
  const { network: _network, username: _username, ...rest } = profile;
  return { ...rest, url: text.trim(), ...(network && { network }) };
}

/** The link target of this text; undefined if it is not a web, mail or phone address. */
export function hrefOf(text: string): string | undefined {
  const plain = text.trim();
  if (/^https?:\/\/[^\s]+\.[^\s]+$/i.test(plain)) return plain;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(plain)) return `mailto:${plain}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#][^\s]*)?$/u.test(plain)) return `https://${plain}`;
  return undefined;
}
