import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { firstView, fitScale, ZOOM_STEPS, type SheetView } from './sheet-size';

export interface SheetZoom {
  /** The room there is for the sheet. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly view: SheetView;
  /** By how much the sheet is enlarged. */
  readonly scale: number;
  readonly choose: (view: SheetView) => void;
}

/** How large the sheet is shown: as chosen in this tab, else what the window has room for. */
export function useSheetZoom(): SheetZoom {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [chosen, setChosen] = useState(keptView);
  useLayoutEffect(() => {
    const measure = () => setWidth(frame.current?.clientWidth ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const view = chosen ?? firstView(width);
  const scale = view === 'column' ? 1 : view === 'fit' ? fitScale(width) : view / 100;
  useSamePlace(frame, scale);
  const choose = (next: SheetView) => {
    setChosen(next);
    keepView(next);
  };
  return { frame, view, scale, choose };
}

/** What stands at the upper edge of the window stays there when the sheet grows or shrinks. */
function useSamePlace(frame: RefObject<HTMLDivElement | null>, scale: number): void {
  const last = useRef(scale);
  useLayoutEffect(() => {
    const above = -(frame.current?.getBoundingClientRect().top ?? 0);
    if (above > 0) window.scrollBy({ top: above * (scale / last.current - 1), behavior: 'instant' });
    last.current = scale;
  }, [frame, scale]);
}

/** Name in session storage. */
const KEY = 'resume_editor_view';
const VIEWS: readonly SheetView[] = ['fit', 'column', ...ZOOM_STEPS];

function keptView(): SheetView | undefined {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    return VIEWS.find((view) => String(view) === kept);
  } catch {
    return undefined;
  }
}

function keepView(view: SheetView): void {
  try {
    window.sessionStorage.setItem(KEY, String(view));
  } catch {
    // A browser that keeps nothing shows the first view again.
  }
}
