/** Describes an element so that it can be found in another rendering of the same page. */
export interface ElementPlace {
  readonly tag: string;
  readonly signature: string;
  /** Index among elements that look the same. */
  readonly nth: number;
}

/** The focused element in this area. */
export function findFocus(area: HTMLElement): ElementPlace | undefined {
  const { activeElement: focused } = document;
  return focused instanceof HTMLElement && area.contains(focused) ? placeOf(area, focused) : undefined;
}

/** Focuses the same element in this area, unless something else has the focus. */
export function restoreFocus(area: HTMLElement, place: ElementPlace): void {
  if (document.activeElement === document.body) findAt(area, place)?.focus({ preventScroll: true });
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedValue {
  readonly place: ElementPlace;
  readonly value: string;
}

/** Text typed into the fields of an area that is about to be replaced, and chosen options. */
export const readTypedValues = (area: HTMLElement): readonly TypedValue[] =>
  [...area.querySelectorAll<Control>('input, textarea, select')]
    .filter(isChanged)
    .map((control) => ({ place: placeOf(area, control), value: control.value }));

/** Fills the same fields in this area and notifies React. */
export function restoreTypedValues(area: HTMLElement, values: readonly TypedValue[]): void {
  for (const { place, value } of values) {
    const control = findAt(area, place);
    if (!control || !isControl(control) || control.value === value) continue;
    // React's setter on the element would hide the change from React.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

const isChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.selectedOptions].some((option) => !option.defaultSelected)
    : control.value !== control.defaultValue;

const placeOf = (area: HTMLElement, element: HTMLElement): ElementPlace => {
  const kind = { tag: element.tagName, signature: signatureOf(element) };
  return { ...kind, nth: findMatching(area, kind).indexOf(element) };
};

const findAt = (area: HTMLElement, place: ElementPlace): HTMLElement | undefined =>
  findMatching(area, place)[place.nth];

const findMatching = (area: HTMLElement, { tag, signature }: Omit<ElementPlace, 'nth'>): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(tag)].filter((element) => signatureOf(element) === signature);

// Not by id: React may generate ids that differ between renderings.
const signatureOf = (element: HTMLElement): string =>
  isControl(element)
    ? element.name
    : [element.getAttribute('href'), element.getAttribute('aria-label'), element.textContent].join('\n');

const isControl = (element: HTMLElement): element is Control => element.matches('input, textarea, select');
