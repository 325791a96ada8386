interface Followed {
  readonly href: string;
  /** Index among the links with the same URL. */
  readonly nth: number;
}

/** Remembers which link was followed from each history entry, to restore the focus on return. */
export class FollowedLinks {
  private readonly links = new Map<string, Followed>();

  note(entry: string, target: EventTarget | null): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    if (link && href) this.links.set(entry, { href, nth: linksTo(href).indexOf(link as HTMLAnchorElement) });
  }

  /** The link in the current page, if it is visible. */
  find(entry: string): HTMLAnchorElement | undefined {
    const followed = this.links.get(entry);
    const link = followed && linksTo(followed.href)[followed.nth];
    return link && isVisible(link) ? link : undefined;
  }
}

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

// Without `checkVisibility` no focus is moved.
const isVisible = (link: Partial<Pick<HTMLElement, 'checkVisibility'>>): boolean => link.checkVisibility?.() ?? true;
