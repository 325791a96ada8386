import { expect, type Page } from '@playwright/test';

/**
 * Fails unless Tab reaches every control of the open dialog, or of the page without one, and each
 * shows that it has the focus.
 */
export async function expectReachedByKeyboard(page: Page): Promise<void> {
  const count = await page.evaluate(watchFocus);
  const read = () => page.evaluate(() => globalThis.focusWatch());
  // Some controls take several presses, such as a date.
  for (let presses = 0; presses <= 3 * count; presses++) {
    await page.keyboard.press('Tab');
    if (presses >= count && presses % 10 === 0 && (await read()).missed.length === 0) break;
  }
  const { missed, unmarked } = await read();
  expect(missed, `${page.url()}: controls that Tab does not reach`).toEqual([]);
  expect(unmarked, `${page.url()}: controls that do not show their focus`).toEqual([]);
}

/** Starts to record the focus, before the first control. @returns the number of controls */
function watchFocus(): number {
  const SELECTOR = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const area = document.querySelector('dialog:modal') ?? document.body;
  const isControl = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *, input[type="radio"]:not(:checked), input[type="hidden"]') &&
    element.checkVisibility({ visibilityProperty: true });
  const controls = [...area.querySelectorAll<HTMLElement>(SELECTOR)].filter(isControl);
  const reached = new Set<Element>();
  const unmarked = new Set<string>();
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
  const isMarked = (element: Element) =>
    [element, element.parentElement, element.nextElementSibling].some((one) => {
      if (!one) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(one);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    reached.add(target);
    if (controls.includes(target as HTMLElement) && !isMarked(target)) unmarked.add(nameOf(target));
  });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  globalThis.focusWatch = () => ({
    missed: controls.filter((element) => !reached.has(element)).map(nameOf),
    unmarked: [...unmarked],
  });
  return controls.length;
}

declare global {
  var focusWatch: () => { readonly missed: string[]; readonly unmarked: string[] };
}
