/** Moves the focus from a control that disappears to its section's heading, else the page's. */
export function focusHeadingOf(control: Element): void {
  const ofSection = control.closest('section[aria-labelledby]')?.querySelector<HTMLElement>('h2[tabindex]');
  const heading = ofSection ?? document.querySelector('h1');
  heading?.focus({ preventScroll: true });
}
