interface Followed {
  readonly href: string;
  /** Which of the links to the same address. */
  readonly nth: number;
}

/** Which link somebody followed from each entry of the history, so that coming back can give it the focus again. */
export class FollowedLinks {
  private readonly links = new Map<string, Followed>();

  note(entry: string, target: EventTarget | null): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    if (link && href) this.links.set(entry, { href, nth: linksTo(href).indexOf(link as HTMLAnchorElement) });
  }

  /** The link as it stands in the page now, if it does and can be seen. */
  find(entry: string): HTMLAnchorElement | undefined {
    const followed = this.links.get(entry);
    const link = followed && linksTo(followed.href)[followed.nth];
    return link && isVisible(link) ? link : undefined;
  }
}

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

// Not every browser has it; one without it moves no focus to what cannot be seen.
const isVisible = (link: Partial<Pick<HTMLElement, 'checkVisibility'>>): boolean => link.checkVisibility?.() ?? true;
