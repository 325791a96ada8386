import { useEffect } from 'react';
import type { ResumeStore } from './resume-store';

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (⌘ on Macs), wherever the focus is. */
export function useUndoKeys({ undo, redo }: ResumeStore): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [undo, redo]);
}
