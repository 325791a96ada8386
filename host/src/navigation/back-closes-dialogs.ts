import { DialogEntry } from './dialog-entry';

/**
 * Lets Back close the dialog or drawer that is open, whichever remote it is of, and stay on the page. The dialog is asked as by the back
 * gesture of Android, so that one that would lose something asks first. To be called before the router starts.
 * @returns the function that ends it
 */
export function letBackCloseDialogs(): () => void {
  const { documentElement: root } = document;
  const follow = () => ('dialogs' in root.dataset ? entry.add() : entry.remove());
  const entry = new DialogEntry(dismissTop, follow);
  // One dialog that gives way to another in the same step is no change.
  const observer = new MutationObserver(follow);
  observer.observe(root, { attributeFilter: ['data-dialogs'] });
  return () => {
    observer.disconnect();
    entry.end();
  };
}

function dismissTop(): void {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  top?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
