/** An A4 page at 96 dots an inch, in CSS px (specification, section 9). */
export const SHEET = { width: 794, height: 1123 } as const;

/** Pages that text of this height fills; at least one. Half a pixel is rounding, not text. */
export const pagesOf = (height: number): number => Math.max(1, Math.ceil((height - 0.5) / SHEET.height));

/** Factor by which the sheet shrinks to stand in a frame of this width; never above its real size. */
export const fitScale = (frameWidth: number): number => (frameWidth > 0 ? Math.min(1, frameWidth / SHEET.width) : 1);

/** Below this factor the lines are too low to be hit by a finger (WCAG 2.2, 2.5.8): the shrunken sheet is then only to be looked at. */
export const EDITABLE_SCALE = 0.9;
