import type { BootRecord, PageLink } from '@kadam/shared/remote';
import { useSession } from '@kadam/shared/session';
import { LINKS_OF_OLDER_RELEASES } from './links-of-older-releases';
import { usePortal } from './portal-context';

/** The links of all remotes, sorted. */
export function createLinkTable({ remotes }: BootRecord): readonly PageLink[] {
  const links = remotes.flatMap(({ links: declared, pages }) => {
    if (declared) return declared;
    return LINKS_OF_OLDER_RELEASES.filter(({ to }) => pages.some(({ path }) => path === to.split('?')[0]));
  });
  return links.sort((one, other) => one.order - other.order || one.label.localeCompare(other.label, 'en'));
}

/** The links of one place that the current user sees. */
export function useLinks(...places: readonly PageLink['place'][]): readonly PageLink[] {
  const { links } = usePortal();
  const isMember = useSession((session) => session.token !== null);
  const isStaff = useSession((session) => session.isStaff);
  const hidden = [isMember ? 'visitors' : 'members', ...(isStaff ? [] : ['staff'])];
  return links.filter(({ place, audience = '' }) => places.includes(place) && !hidden.includes(audience));
}
