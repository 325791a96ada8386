/** Describes the focused element so that it can be found in another rendering of the same page. */
export interface FocusTarget {
  readonly tag: string;
  readonly look: string;
  /** Index among elements that look the same. */
  readonly nth: number;
}

/** The focused element in this area. */
export function findFocus(area: HTMLElement): FocusTarget | undefined {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || !area.contains(focused)) return undefined;
  const place = { tag: focused.tagName, look: lookOf(focused) };
  return { ...place, nth: alike(area, place).indexOf(focused) };
}

/** Focuses the same element in this area, unless something else has the focus. */
export function restoreFocus(area: HTMLElement, place: FocusTarget): void {
  if (document.activeElement === document.body) alike(area, place)[place.nth]?.focus({ preventScroll: true });
}

const alike = (area: HTMLElement, { tag, look }: Omit<FocusTarget, 'nth'>): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(tag)].filter((element) => lookOf(element) === look);

// Only for fields: elsewhere React may generate ids that differ between renderings.
const lookOf = (element: HTMLElement): string =>
  element.matches('input, textarea, select')
    ? element.id
    : [element.getAttribute('href'), element.getAttribute('aria-label'), element.textContent].join('\n');

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface TypedValue {
  readonly id: string;
  readonly typed: string;
}

/** Text typed into the fields of an area that is about to be replaced. */
export const readTypedValues = (area: HTMLElement): readonly TypedValue[] =>
  [...area.querySelectorAll<TextField>('input[id], textarea[id]')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ id, value }) => ({ id, typed: value }));

/** Fills the fields with the same ids and notifies React. */
export function restoreTypedValues(values: readonly TypedValue[]): void {
  for (const { id, typed } of values) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (typed === field.value) continue;
    // React's setter on the element would hide the change from React.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
