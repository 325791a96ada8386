type TextField = HTMLInputElement | HTMLTextAreaElement;

interface TypedValue {
  readonly id: string;
  readonly value: string;
  readonly isFocused: boolean;
}

/** What somebody has typed into the fields of a part of the page that is about to be replaced. */
export const typedIn = (area: HTMLElement): readonly TypedValue[] =>
  [...area.querySelectorAll<TextField>('input[id], textarea[id]')]
    .map((field) => ({ field, isFocused: field === document.activeElement }))
    .filter(({ field, isFocused }) => isFocused || field.value !== field.defaultValue)
    .map(({ field, isFocused }) => ({ id: field.id, value: field.value, isFocused }));

/** Types it into the fields that have the same ids now, as React hears it, unless something stands there already. */
export function typeAgain(typed: readonly TypedValue[]): void {
  for (const { id, value, isFocused } of typed) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value === '' && value !== '') {
      // React remembers what it has set on the element itself and takes no notice of the same value.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (isFocused) field.focus({ preventScroll: true });
  }
}
