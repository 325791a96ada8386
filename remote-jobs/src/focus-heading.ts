/**
 * Moves the focus to the heading above a control that disappears on click: of its section if
 * focusable, else of the page.
 */
export function focusHeadingOf(control: Element): void {
  const ofSection = control.closest('section[aria-labelledby]')?.querySelector<HTMLElement>('h2[tabindex]');
  const heading = ofSection ?? document.querySelector('h1');
  heading?.focus({ preventScroll: true });
}
