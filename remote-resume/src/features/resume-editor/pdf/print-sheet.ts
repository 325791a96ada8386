import { PAGE } from './page-size';
import { printCopy } from './print-copy';

/** Prints only the sheet, on A4 with its margins. */
export function printSheet(sheet: HTMLElement): void {
  const place = document.createElement('div');
  place.dataset.printed = '';
  place.append(printCopy(sheet).sheet);
  const look = new CSSStyleSheet();
  look.replaceSync(LOOK);
  const above = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...above, look];
  document.body.append(place);
  window.addEventListener(
    'afterprint',
    () => {
      place.remove();
      document.adoptedStyleSheets = above;
    },
    { once: true },
  );
  window.print();
}

// Page margins, so that later pages have them too; the sheet's own margins move into them.
const LOOK = `
@page { size: A4; margin: 36pt }
@media screen { [data-printed] { display: none } }
@media print {
  body > :not([data-printed]) { display: none !important }
  [data-printed] > * { margin: -${PAGE.margin}px !important }
  h2, h3 { break-after: avoid }
}`;
