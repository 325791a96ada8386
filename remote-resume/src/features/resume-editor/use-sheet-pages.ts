import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { measurePages, ONE_PAGE, pagesOfColumn, type MeasuredPages } from './measure-pages';

export interface PagedSheet {
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** Holds the room between the pages. */
  readonly gapHolder: RefObject<HTMLDivElement | null>;
  readonly pages: MeasuredPages;
}

/** Pages are measured after a pause in typing, because it takes a copy of the whole sheet. Lines keep out of the gaps meanwhile. */
const PAUSE_MS = 150;

/** Divides the sheet into the pages that are printed, again whenever what is written changes. Those of a column are only counted. */
export function useSheetPages(written: unknown, isColumn: boolean): PagedSheet {
  const sheet = useRef<HTMLDivElement>(null);
  const gapHolder = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<MeasuredPages>(ONE_PAGE);
  const measure = useRef(() => {});
  useLayoutEffect(() => {
    measure.current = () => {
      if (!sheet.current || !gapHolder.current) return;
      const next = isColumn ? pagesOfColumn(sheet.current) : measurePages(sheet.current, gapHolder.current);
      setPages((last) => (isSame(last, next) ? last : next));
    };
    measure.current();
  }, [isColumn]);
  useEffect(() => {
    const timer = setTimeout(() => measure.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written]);
  useEffect(() => {
    // The font of the sheet may come after its text. jsdom has no fonts.
    const fonts = 'fonts' in document ? document.fonts : undefined;
    const handleFonts = () => measure.current();
    fonts?.addEventListener('loadingdone', handleFonts);
    return () => fonts?.removeEventListener('loadingdone', handleFonts);
  }, []);
  usePushed(pages);
  return { sheet, gapHolder, pages };
}

/** Tells entries and sections how far below their upper edge their first line stands, for what stands beside it. */
function usePushed({ begun, gaps }: MeasuredPages): void {
  useLayoutEffect(() => {
    begun.forEach((elements, at) => {
      for (const { style } of elements) style.setProperty('--pushed', `${gaps[at]?.push ?? 0}px`);
    });
    return () => {
      for (const { style } of begun.flat()) style.removeProperty('--pushed');
    };
  }, [begun, gaps]);
}

const isSame = (one: MeasuredPages, other: MeasuredPages) =>
  JSON.stringify([one.count, one.gaps, one.papers]) === JSON.stringify([other.count, other.gaps, other.papers]) &&
  one.begun.flat().every((element, at) => other.begun.flat()[at] === element);
