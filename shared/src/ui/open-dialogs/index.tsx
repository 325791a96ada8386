/**
 * Tells the root element which dialogs are open, for the styles of the page behind them: `data-dialogs` is a list with the side
 * (`data-side`), the extent (`data-covers`) or `middle` of each, and is missing where none is open. To be called after each opening and
 * closing. `html:has(dialog[open])` would say the same, but browsers search the whole page for it at every change: half the time of styles
 * for each letter typed into a long page.
 */
export function trackOpenDialogs(): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const { dataset, style, clientWidth } = document.documentElement;
  if (open.length === 0) {
    delete dataset['dialogs'];
    style.removeProperty(SCROLLBAR);
    return;
  }
  // Measured before the page stops to scroll: afterwards there is none.
  if (!('dialogs' in dataset)) style.setProperty(SCROLLBAR, `${Math.max(0, window.innerWidth - clientWidth)}px`);
  dataset['dialogs'] = open.map((dialog) => dialog.dataset['side'] ?? dialog.dataset['covers'] ?? 'middle').join(' ');
}

/** The width of the scrollbar that is gone while the page behind does not scroll (tokens.css). */
const SCROLLBAR = '--size-scrollbar';
