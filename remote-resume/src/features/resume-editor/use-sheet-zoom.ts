import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { firstView, fitScale, ZOOM_STEPS, type SheetView } from './sheet-size';

export interface SheetZoom {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly view: SheetView;
  readonly scale: number;
  readonly choose: (view: SheetView) => void;
}

/** The zoom chosen in this tab, else the default for the window. */
export function useSheetZoom(): SheetZoom {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [chosen, setChosen] = useState(storedView);
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
    storeView(next);
  };
  return { frame, view, scale, choose };
}

/** Keeps the scroll position when the sheet is scaled. */
function useSamePlace(frame: RefObject<HTMLDivElement | null>, scale: number): void {
  const last = useRef(scale);
  useLayoutEffect(() => {
    const above = -(frame.current?.getBoundingClientRect().top ?? 0);
    if (above > 0) window.scrollBy({ top: above * (scale / last.current - 1), behavior: 'instant' });
    last.current = scale;
  }, [frame, scale]);
}

/** Session storage key. */
const KEY = 'resume_editor_view';
const VIEWS: readonly SheetView[] = ['fit', 'column', ...ZOOM_STEPS];

function storedView(): SheetView | undefined {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    return VIEWS.find((view) => String(view) === stored);
  } catch {
    return undefined;
  }
}

function storeView(view: SheetView): void {
  try {
    window.sessionStorage.setItem(KEY, String(view));
  } catch {
    // Without storage the default view is shown again.
  }
}
