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
