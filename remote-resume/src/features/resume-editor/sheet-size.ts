/** An A4 page at 96 dots an inch, in CSS px (specification, section 9): margins are 36 pt, texts 10.5 and 9.75 pt. */
export const SHEET = { width: 794, height: 1123, margin: 48, text: 14, smallText: 13 } as const;

/** How the sheet is shown: as wide as there is room, at so many per cent, or as one column of the window without pages. */
export type SheetView = 'fit' | 'column' | number;

/** Per cents to choose from. */
export const ZOOM_STEPS = [50, 75, 90, 100, 125, 150, 175, 200] as const;

/** Factor by which the sheet shrinks to stand in a frame of this width; never above its real size. */
export const fitScale = (frameWidth: number): number => (frameWidth > 0 ? Math.min(1, frameWidth / SHEET.width) : 1);

/** Below this factor the lines are too low to be hit by a finger (WCAG 2.2, 2.5.8), and phones would enlarge a text that is tapped. */
const WRITABLE_SCALE = 0.9;

/** How the sheet is shown before anybody has chosen. */
export const firstView = (frameWidth: number): SheetView => (fitScale(frameWidth) < WRITABLE_SCALE ? 'column' : 'fit');

/** The next smaller (-1) or larger (1) step from a factor; undefined at the end. */
export const zoomStep = (scale: number, by: -1 | 1): number | undefined => {
  const percent = Math.round(scale * 100);
  return by === 1 ? ZOOM_STEPS.find((step) => step > percent) : ZOOM_STEPS.findLast((step) => step < percent);
};
