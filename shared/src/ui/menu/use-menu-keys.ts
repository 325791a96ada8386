import type { KeyboardEvent, RefObject } from 'react';

/**
 * Keys of an open menu (WAI-ARIA menu button pattern): arrows, Home, End, first letters; Escape and
 * Tab close it.
 */
export function useMenuKeys(list: RefObject<HTMLElement | null>, onClose: (returnFocus: boolean) => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose(true);
      return;
    }
    if (event.key === 'Tab') {
      onClose(false);
      return;
    }
    const target = itemFor(event.key, itemsOf(list.current));
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
}

export const itemsOf = (list: HTMLElement | null): HTMLElement[] =>
  list ? [...list.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')] : [];

function itemFor(key: string, items: HTMLElement[]): HTMLElement | undefined {
  const current = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(current + 1) % items.length];
  if (key === 'ArrowUp') return items.at(current <= 0 ? -1 : current - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const startsWith = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(current + 1), ...items.slice(0, current + 1)].find(startsWith);
}
