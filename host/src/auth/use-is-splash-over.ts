import { useSyncExternalStore } from 'react';

/** Whether the page below the splash can be used. A dialog that opened before would be inert as the page is, and keep Skip out of reach. */
export const useIsSplashOver = (): boolean => useSyncExternalStore(subscribe, () => !page()?.hasAttribute('inert'));

const page = () => document.getElementById('root');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const root = page();
  if (root) observer.observe(root, { attributeFilter: ['inert'] });
  return () => observer.disconnect();
}
