import { useEffect, useRef } from 'react';

/** Expands everything while the browser prints. */
export function usePrintOpen() {
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(report.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return report;
}
