/** Moves focus to the heading over a control that goes away with its own click: of its section where that can take it, else of the page. */
export function focusHeadingOf(control: Element): void {
  const ofSection = control.closest('section[aria-labelledby]')?.querySelector<HTMLElement>('h2[tabindex]');
  const heading = ofSection ?? document.querySelector('h1');
  heading?.focus({ preventScroll: true });
}
