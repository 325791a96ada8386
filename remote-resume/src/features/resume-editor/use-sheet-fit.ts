import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pageBreaks } from './pdf/page-breaks';
import { fitScale, SHEET } from './sheet-size';

interface SheetFit {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** How much the sheet has to shrink to fit the frame. */
  readonly scale: number;
  /** Where page 2, 3, … begin, in px below the upper margin of the sheet. */
  readonly breaks: readonly number[];
  /** Of the sheet, with its last page whole. */
  readonly height: number;
}

/** Pages are counted again after a pause in typing, because it takes a copy of the whole sheet. */
const PAUSE_MS = 150;

/** Measures the frame and what is written, again whenever one of them changes. */
export function useSheetFit(written: unknown): SheetFit {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [pages, setPages] = useState({ breaks: [] as readonly number[], height: SHEET.height as number });
  useLayoutEffect(() => {
    const measure = () => setScale(fitScale(frame.current?.clientWidth ?? 0));
    measure();
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const count = () => {
      if (!sheet.current) return;
      const breaks = pageBreaks(sheet.current);
      const height = Math.max(sheet.current.offsetHeight, (breaks.at(-1) ?? 0) + SHEET.height);
      setPages((last) =>
        last.height === height && String(last.breaks) === String(breaks) ? last : { breaks, height },
      );
    };
    const timer = setTimeout(count, PAUSE_MS);
    // The font of the sheet may come after its text. jsdom has no fonts.
    const fonts = 'fonts' in document ? document.fonts : undefined;
    fonts?.addEventListener('loadingdone', count);
    return () => {
      clearTimeout(timer);
      fonts?.removeEventListener('loadingdone', count);
    };
  }, [written]);
  return { frame, sheet, scale, ...pages };
}
