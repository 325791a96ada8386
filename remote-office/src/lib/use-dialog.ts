import { useState } from 'react';

/**
 * Which dialog is open, and the result of the last one as a sentence. `onDone` is called when a
 * dialog closes with a sentence.
 */
export function useDialog<Opened>(onDone?: () => void) {
  const [opened, open] = useState<Opened>();
  const [announcement, announce] = useState('');
  const close = (sentence = '') => {
    open(undefined);
    announce(sentence);
    if (sentence !== '') onDone?.();
  };
  return { opened, open, close, announcement, announce };
}
