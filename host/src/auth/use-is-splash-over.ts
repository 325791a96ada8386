import { useSyncExternalStore } from 'react';

/** Whether the splash has ended. A dialog opened before would be inert like the page. */
export const useIsSplashOver = (): boolean => useSyncExternalStore(subscribe, () => !page()?.hasAttribute('inert'));

const page = () => document.getElementById('root');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const root = page();
  if (root) observer.observe(root, { attributeFilter: ['inert'] });
  return () => observer.disconnect();
}
