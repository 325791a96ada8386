import { useSyncExternalStore } from 'react';

/** Whether the code runs for a visitor; false while the page is prerendered, and in a first render that has to agree with that. */
export const useIsInBrowser = (): boolean => useSyncExternalStore(never, isTrue, isFalse);

const never = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;
