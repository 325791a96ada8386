/** An A4 page in CSS px at 96 dpi, with margins of 36 pt. */
export const SHEET = { width: 794, height: 1123, margin: 48 } as const;

/** Fit to the width, a percentage, or one column without pages. */
export type SheetView = 'fit' | 'column' | number;

/** Percent. */
export const ZOOM_STEPS = [50, 75, 90, 100, 125, 150, 175, 200] as const;

/** The scale that fits the sheet into this width, at most 1. */
export const fitScale = (frameWidth: number): number => (frameWidth > 0 ? Math.min(1, frameWidth / SHEET.width) : 1);

/** Below this scale lines are too small to tap (WCAG 2.2, 2.5.8), and phones would zoom. */
const WRITABLE_SCALE = 0.9;

export const firstView = (frameWidth: number): SheetView => (fitScale(frameWidth) < WRITABLE_SCALE ? 'column' : 'fit');

/** The next smaller (-1) or larger (1) zoom step; undefined at the end. */
export const zoomStep = (scale: number, by: -1 | 1): number | undefined => {
  const percent = Math.round(scale * 100);
  return by === 1 ? ZOOM_STEPS.find((step) => step > percent) : ZOOM_STEPS.findLast((step) => step < percent);
};
