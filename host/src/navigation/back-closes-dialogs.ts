import { DialogEntry } from './dialog-entry';

/**
 * Lets Back close the open dialog or drawer of any bundle and stay on the page. Dialogs get the
 * same event as from the back gesture of Android, so that they can ask first. Call it before the
 * router starts.
 * @returns function that stops it
 */
export function closeDialogsOnBack(): () => void {
  const { documentElement: root } = document;
  const follow = () => ('dialogs' in root.dataset ? entry.add() : entry.remove());
  const entry = new DialogEntry(dismissTop, follow);
  // Replacing a dialog by another one in the same task is not a change.
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
