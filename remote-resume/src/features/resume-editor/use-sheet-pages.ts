import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { afterPauses } from './after-pauses';
import { areStillRight, measurePages, ONE_PAGE, pagesOfColumn, type MeasuredPages } from './measure-pages';
import { pageStarts, pageStartSteps, type LetterOfSheet } from './pdf/page-breaks';
import type { ResumeStore } from './resume-store';

export interface PagedSheet {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly gapHolder: RefObject<HTMLDivElement | null>;
  readonly pages: MeasuredPages;
}

/** Milliseconds without typing, because measuring copies the whole sheet. */
const PAUSE_MS = 300;

/** Splits the sheet into pages after each change. Pages of a column are only counted. */
export function useSheetPages(store: ResumeStore, isColumn: boolean): PagedSheet {
  const sheet = useRef<HTMLDivElement>(null);
  const gapHolder = useRef<HTMLDivElement>(null);
  const shown = useRef(ONE_PAGE);
  const [pages, setPages] = useState(ONE_PAGE);
  const lay = useRef((_letters: readonly LetterOfSheet[]) => {});
  useLayoutEffect(() => {
    lay.current = (letters) => {
      if (!sheet.current || !gapHolder.current) return;
      if (!isColumn && areStillRight(shown.current, sheet.current, letters)) return;
      const next = isColumn
        ? pagesOfColumn(letters.length + 1)
        : measurePages(sheet.current, gapHolder.current, letters);
      if (isSame(shown.current, next)) return;
      shown.current = next;
      setPages(next);
    };
    lay.current(startsOn(sheet));
  }, [isColumn]);
  useEffect(() => {
    const look = async (signal: AbortSignal) => {
      const letters = sheet.current && (await inSteps(pageStartSteps(sheet.current), signal));
      if (letters) lay.current(letters);
    };
    return afterPauses(store, { ms: PAUSE_MS, act: (signal) => void look(signal) });
  }, [store]);
  useEffect(() => {
    // The fonts may load after the text. jsdom has no fonts.
    const fonts = 'fonts' in document ? document.fonts : undefined;
    const handleFonts = () => lay.current(startsOn(sheet));
    fonts?.addEventListener('loadingdone', handleFonts);
    return () => fonts?.removeEventListener('loadingdone', handleFonts);
  }, []);
  usePushed(pages);
  return { sheet, gapHolder, pages };
}

/** Runs the steps and yields to keys in between; undefined if the signal was aborted. */
async function inSteps<Outcome>(steps: Generator<void, Outcome>, signal: AbortSignal): Promise<Outcome | undefined> {
  let step = steps.next();
  while (!step.done) {
    await new Promise((resolve) => setTimeout(resolve));
    step = signal.aborted ? steps.return(undefined as Outcome) : steps.next();
  }
  return signal.aborted ? undefined : step.value;
}

const startsOn = ({ current }: PagedSheet['sheet']) => (current ? pageStarts(current) : []);

/** Sets the offset of each first line, for the tools beside it. */
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
