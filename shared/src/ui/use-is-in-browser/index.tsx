import { useSyncExternalStore } from 'react';

/** False while prerendering and in the first render, which must match it. */
export const useIsInBrowser = (): boolean => useSyncExternalStore(never, isTrue, isFalse);

const never = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;
