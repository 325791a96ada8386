type TextField = HTMLInputElement | HTMLTextAreaElement;

interface TypedValue {
  readonly id: string;
  readonly typed: string;
}

/** What somebody has typed into the fields of a part of the page that is about to be replaced. */
export const typedIn = (area: HTMLElement): readonly TypedValue[] =>
  [...area.querySelectorAll<TextField>('input[id], textarea[id]')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ id, value }) => ({ id, typed: value }));

/** Types it into the fields that have the same ids now, as React hears it, in place of what the page began with. */
export function typeAgain(values: readonly TypedValue[]): void {
  for (const { id, typed } of values) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (typed === field.value) continue;
    // React remembers what it has set on the element itself and takes no notice of the same value.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
