/**
 * Marks the open dialogs on the root element, for the styles of the page behind them:
 * `data-dialogs` lists the side (`data-side`), the extent (`data-covers`) or `middle` of each. Call
 * it after each opening and closing. `html:has(dialog[open])` would do the same, but browsers
 * search the whole page for it: half of the style time per typed letter in a long page.
 */
export function trackOpenDialogs(): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const { dataset, style, clientWidth } = document.documentElement;
  if (open.length === 0) {
    delete dataset['dialogs'];
    style.removeProperty(SCROLLBAR);
    return;
  }
  // Measured before the page stops scrolling.
  if (!('dialogs' in dataset)) style.setProperty(SCROLLBAR, `${Math.max(0, window.innerWidth - clientWidth)}px`);
  dataset['dialogs'] = open.map((dialog) => dialog.dataset['side'] ?? dialog.dataset['covers'] ?? 'middle').join(' ');
}

/** Width of the scrollbar that is hidden while the page does not scroll (tokens.css). */
const SCROLLBAR = '--size-scrollbar';
