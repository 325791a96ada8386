import { useState } from 'react';

/**
 * Which dialog is open, and the sentence about what the last one has done. `onDone` is called when
 * one is closed with a sentence.
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
