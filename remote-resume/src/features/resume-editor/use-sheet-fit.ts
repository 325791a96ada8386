import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fitScale, pagesOf } from './sheet-size';

interface SheetFit {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** How much the sheet has to shrink to fit the frame. */
  readonly scale: number;
  readonly pages: number;
}

/** Measures the frame and what is written, again whenever one of them changes its size. */
export function useSheetFit(): SheetFit {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ scale: 1, pages: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const scale = fitScale(frame.current?.clientWidth ?? 0);
      const pages = pagesOf(content.current?.offsetHeight ?? 0);
      setFit((last) => (last.scale === scale && last.pages === pages ? last : { scale, pages }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const { current } of [frame, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, content, ...fit };
}
