/** Which element of a page has the focus, told so that it can be found in another rendering of the same page. */
export interface FocusedPlace {
  readonly tag: string;
  readonly look: string;
  /** Which of the elements that look the same. */
  readonly nth: number;
}

/** Where the focus is in this area, if it is there. */
export function focusedIn(area: HTMLElement): FocusedPlace | undefined {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || !area.contains(focused)) return undefined;
  const place = { tag: focused.tagName, look: lookOf(focused) };
  return { ...place, nth: alike(area, place).indexOf(focused) };
}

/** Gives the focus to the same element of this area, unless something else has it by now. */
export function focusAgain(area: HTMLElement, place: FocusedPlace): void {
  if (document.activeElement === document.body) alike(area, place)[place.nth]?.focus({ preventScroll: true });
}

const alike = (area: HTMLElement, { tag, look }: Omit<FocusedPlace, 'nth'>): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(tag)].filter((element) => lookOf(element) === look);

// A field is told by its id. Elsewhere an id may be one that React counted, which another rendering counts differently.
const lookOf = (element: HTMLElement): string =>
  element.matches('input, textarea, select')
    ? element.id
    : [element.getAttribute('href'), element.getAttribute('aria-label'), element.textContent].join('\n');
